import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../edit.ts'
import { parseSource } from '../../parse.ts'
import { sparesProtected } from '../../source.ts'
import { analyseSentences } from '../analyse.ts'
import { OPERATIONS } from './operations.ts'
import { proposeByOperations } from './propose.ts'

/** Each operation: [before, after] pairs it must make, and sentences it must leave alone. */
const EXAMPLES: Readonly<
  Record<
    string,
    { readonly makes: readonly (readonly [string, string])[]; readonly leaves: readonly string[] }
  >
> = {
  'subordinate-to-back': {
    makes: [
      ['When prices rise, many families save money.', 'Many families save money when prices rise.'],
      ['When people are tired, they make mistakes.', 'People make mistakes when they are tired.'],
    ],
    leaves: ['When prices rise, this hurts them.', 'As a student, I worked at night.'],
  },
  'subordinate-to-front': {
    makes: [['Many families save money when prices rise.', 'When prices rise, many families save money.']],
    leaves: [
      'They asked when the shop would open.',
      'It failed even when prices rose.',
      'We visit our family often although they live far away.',
    ],
  },
  'time-phrase-to-back': {
    makes: [
      ['In recent years, the town has grown fast.', 'The town has grown fast in recent years.'],
      ['In recent years, 37 firms have closed.', '37 firms have closed in recent years.'],
    ],
    leaves: ['In recent years, costs rose, and firms closed.', 'At the same time, the town has grown fast.'],
  },
  'time-phrase-to-front': {
    makes: [['The council built a new bridge in 2018.', 'In 2018, the council built a new bridge.']],
    leaves: ['This began in 2018.', 'He studied the floods that hit the town in 2018.'],
  },
  'place-phrase-to-back': {
    makes: [['In modern cities, cars cause much noise.', 'Cars cause much noise in modern cities.']],
    leaves: [
      'In conclusion, cars cause much noise.',
      'In modern cities, they cause much noise.',
      'In the reference setting, the same value was used throughout.',
    ],
  },
  'purpose-to-back': {
    makes: [['To save fuel, the city built new lanes.', 'The city built new lanes to save fuel.']],
    leaves: ['To conclude, the city built new lanes.'],
  },
  'purpose-to-front': {
    makes: [
      [
        'The team used a new scanner to test the samples quickly.',
        'To test the samples quickly, the team used a new scanner.',
      ],
    ],
    leaves: ['The team used the opportunity to test the samples quickly.'],
  },
  'by-phrase-to-back': {
    makes: [['By walking to work, people save money.', 'People save money by walking to work.']],
    leaves: ['By doing so, people save money.'],
  },
  'by-phrase-to-front': {
    makes: [['People save money by walking to work.', 'By walking to work, people save money.']],
    leaves: ['The bread was ruined by burning it.'],
  },
  'adverb-to-front': {
    makes: [['Small firms often lose their data.', 'Often, small firms lose their data.']],
    leaves: ['There are often small faults.'],
  },
  'adverb-to-middle': {
    makes: [['Typically, small firms lose their data.', 'Small firms typically lose their data.']],
    leaves: ['Typically, it rains here.'],
  },
  'also-to-end': {
    makes: [['The plan also helps trade.', 'The plan helps trade too.']],
    leaves: ['The plan also helps trade and sport.', 'The guide also recommends cleaning with a dry cloth.'],
  },
  'opener-to-middle': {
    makes: [['However, the old plan failed badly.', 'The old plan, however, failed badly.']],
    leaves: ['However, it failed badly.'],
  },
  'while-to-but': {
    makes: [
      ['While the plan is costly, most people like it.', 'The plan is costly, but most people like it.'],
    ],
    leaves: ['While the soup boiled, he read a book.'],
  },
  'reasons-why': {
    makes: [['There are many reasons why people leave the town.', 'People leave the town for many reasons.']],
    leaves: ['There are many reasons to leave the town.'],
  },
  'reason-is-that': {
    makes: [['One reason why she left is that it was cheap.', 'She left partly because it was cheap.']],
    leaves: ['One reason is that it is cheap.'],
  },
  'there-are-that': {
    makes: [['There are many firms that sell bread in town.', 'Many firms sell bread in town.']],
    leaves: ['There are three firms that sell bread in town.'],
  },
  'there-are-to': {
    makes: [['There are several benefits to regular sleep.', 'Regular sleep has several benefits.']],
    leaves: ['There are several benefits to sleep and food.'],
  },
  'copula-inversion': {
    makes: [['One reason for the delay is the bad weather.', 'The bad weather is one reason for the delay.']],
    leaves: ['One reason for the delay is that it rained.'],
  },
  'extraposed-infinitive': {
    makes: [['It is difficult to find steady work.', 'Finding steady work is difficult.']],
    leaves: ['It is difficult to say that they won.', 'It is possible to win here.'],
  },
  'passive-to-active': {
    makes: [
      ['The gate was opened by the old guard.', 'The old guard opened the gate.'],
      ['Small errors can be found by most users.', 'Most users can find small errors.'],
    ],
    leaves: ['The gate was opened by force of habit in the end by then.', 'The work was done by hand.'],
  },
  'relative-reduction': {
    makes: [['They list methods that are used in schools.', 'They list methods used in schools.']],
    leaves: ['They list methods that are good.'],
  },
  'relative-to-participle': {
    makes: [['People who live in towns walk more.', 'People living in towns walk more.']],
    leaves: ['People who often live in towns walk more.', 'It is an enzyme that helps cells grow.'],
  },
  appositive: {
    makes: [
      [
        'They met in Leeds, which is a large city in the north.',
        'They met in Leeds, a large city in the north.',
      ],
    ],
    leaves: ['They met in Leeds, which is large.'],
  },
  'result-participle': {
    makes: [
      [
        'The metal expands on warm days, causing small cracks.',
        'The metal expands on warm days, which causes small cracks.',
      ],
    ],
    leaves: [
      'The metal can expand on warm days, causing small cracks.',
      'The leaves produce pure oxygen, making them useful.',
    ],
  },
  'split-at-and': {
    makes: [
      [
        'The new library opened its doors in the spring of the year, and the old building was sold to a local firm soon after.',
        'The new library opened its doors in the spring of the year. The old building was sold to a local firm soon after.',
      ],
    ],
    leaves: ['The library opened, and the old building was sold.'],
  },
  'split-at-semicolon': {
    makes: [
      [
        'The library opened in spring; however, few people came.',
        'The library opened in spring. However, few people came.',
      ],
    ],
    leaves: ['They saw cats; dogs; owls.'],
  },
  'join-this': {
    makes: [
      [
        'The shop sells local bread. This helps small farms.',
        'The shop sells local bread, which helps small farms.',
      ],
    ],
    leaves: ['The shop sells local bread. This shop is old.'],
  },
  'join-also': {
    makes: [['The library is large. It is also very old.', 'The library is large and is also very old.']],
    leaves: ['The library is large. They are also old.'],
  },
  'swap-pair': {
    makes: [['They value skills and knowledge.', 'They value knowledge and skills.']],
    leaves: [
      'They study supply and demand.',
      'They met Anna and Ben.',
      'They like black and white films.',
      'It helps the environment and quality of life.',
    ],
  },
  'swap-triad': {
    makes: [['They value honesty, courage, and kindness.', 'They value honesty, kindness, and courage.']],
    leaves: ['They met Anna, Ben, and Carl.'],
  },
  'swap-phrases': {
    makes: [
      ['It affects mental health and academic success.', 'It affects academic success and mental health.'],
    ],
    leaves: ['It affects mental health and success.'],
  },
  genitive: {
    makes: [['They know the needs of the community.', "They know the community's needs."]],
    leaves: ['They know the needs of the community in Leeds.'],
  },
  'article-repair': {
    makes: [['They want an useful tool.', 'They want a useful tool.']],
    leaves: ['They want an hour.', 'A useful tool helps.'],
  },
  'doubled-word': {
    makes: [['They know the the plan.', 'They know the plan.']],
    leaves: ['They had had enough.'],
  },
  'base-after-did': {
    makes: [['They did not went home.', 'They did not go home.']],
    leaves: ['They did not put it there.'],
  },
  'manner-adverb': {
    makes: [['They moved the boxes in a careful way.', 'They moved the boxes carefully.']],
    leaves: ['They moved the boxes in a way that helped.', 'They did it in the same way.'],
  },
  'report-to-end': {
    makes: [['Critics argue that the plan costs too much.', 'The plan costs too much, critics argue.']],
    leaves: ['They argue that the plan costs too much.', 'The results show that the plan costs too much.'],
  },
  'dash-pair': {
    makes: [['The plan — which few had read — was dropped.', 'The plan (which few had read) was dropped.']],
    leaves: ['The plan was dropped.'],
  },
  'dash-single': {
    makes: [
      ['They wanted one thing — a new roof.', 'They wanted one thing: a new roof.'],
      [
        'The pieces never fit well — just adding one would not help.',
        'The pieces never fit well; just adding one would not help.',
      ],
    ],
    leaves: ['They wanted it — tools, mostly.'],
  },
}

function applyOperation(id: string, text: string): string {
  const source = parseSource({ text, language: 'en', personalTerms: [] })
  const operations = OPERATIONS.filter((operation) => operation.id === `structure.${id}`)
  const edits = proposeByOperations(analyseSentences(source), text, 'standard', operations)
  const first = edits.find((edit) => sparesProtected(source, edit))
  return first === undefined ? text : applyEdits(text, [first])
}

describe.each(Object.entries(EXAMPLES))('structure.%s', (id, { makes, leaves }) => {
  it.each(makes)('makes of "%s" its other form', (before, after) => {
    expect(applyOperation(id, before)).toBe(after)
  })

  it.each(leaves)('leaves "%s" alone', (text) => {
    expect(applyOperation(id, text)).toBe(text)
  })
})

it('covers every operation with an example', () => {
  expect(
    OPERATIONS.map((operation) => operation.id.replace('structure.', '')).filter(
      (id) => EXAMPLES[id] === undefined,
    ),
  ).toEqual([])
})
