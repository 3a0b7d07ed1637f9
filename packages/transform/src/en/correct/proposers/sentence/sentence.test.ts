import { describe, expect, test } from 'vitest'
import { mendWith } from '../../../../testing/mend-with.ts'
import type { EnglishProposer } from '../../scene.ts'
import { commaSplice } from './comma-splice.ts'
import { doubledConjunction } from './doubled-conjunction.ts'
import { doubledSubject } from './doubled-subject.ts'
import { fragment } from './fragment.ts'
import { gerundSubject } from './gerund-subject.ts'
import { openerComma } from './opener-comma.ts'
import { runOn } from './run-on.ts'
import { spacing } from './spacing.ts'
import { subjectAgreement } from './subject-agreement.ts'
import { subordinateComma } from './subordinate-comma.ts'

interface Case {
  readonly proposer: EnglishProposer
  readonly makes: readonly (readonly [before: string, after: string])[]
  readonly leaves: readonly string[]
}

const CASES: readonly Case[] = [
  {
    proposer: commaSplice,
    makes: [
      [
        'I live near a big factory, the noise is very loud at night.',
        'I live near a big factory. The noise is very loud at night.',
      ],
      ['I live in the north, it is very cold there.', 'I live in the north. It is very cold there.'],
      [
        'My brother works at a bank, he likes his job a lot.',
        'My brother works at a bank. He likes his job a lot.',
      ],
    ],
    leaves: [
      'We saw the house, the garden and the man who was there.',
      'The town is very small, I think.',
      'If you live in the north, it is cold there.',
      'I came, I saw.',
      'As far as the town is small, it is quiet at night.',
      'The way I see it, it is a good town.',
      'She said the town was cold, he told me later that day.',
    ],
  },
  {
    proposer: runOn,
    makes: [['My parents sold it we go elsewhere now.', 'My parents sold it. We go elsewhere now.']],
    leaves: ['When I need it we go there very often.', 'I know how much we paid for the house.'],
  },
  {
    proposer: fragment,
    makes: [
      ['We left the house. Because it was cold there.', 'We left the house because it was cold there.'],
      ['We bought the house. Which was very cheap.', 'We bought the house, which was very cheap.'],
    ],
    leaves: [
      'We left the house. Because it was cold, we ran.',
      'We left the house. Which one was it?',
      'We left the house.\n\nBecause it was cold there.',
    ],
  },
  {
    proposer: doubledSubject,
    makes: [['My friend he likes tea.', 'My friend likes tea.']],
    leaves: ['The man he saw was ill.', 'Last year they moved away.', 'My friend, he likes tea.'],
  },
  {
    proposer: doubledConjunction,
    makes: [
      ['Although it rained, but we left.', 'Although it rained, we left.'],
      ['Because it rained so we left.', 'Because it rained, we left.'],
    ],
    leaves: ['It rained, but we left.'],
  },
  {
    proposer: gerundSubject,
    makes: [['Learn a language is fun.', 'Learning a language is fun.']],
    leaves: [
      'Learn a language that is fun.',
      'Take the one on the left.',
      'Read what it says, for it can help.',
    ],
  },
  {
    proposer: openerComma,
    makes: [
      ['For example they can walk.', 'For example, they can walk.'],
      ['On the other hand the bus is cheap.', 'On the other hand, the bus is cheap.'],
    ],
    leaves: [
      'However hard it is, go on.',
      'Second the motion.',
      'No people live there.',
      'For example, they can walk.',
    ],
  },
  {
    proposer: subordinateComma,
    makes: [['If you want to win you must train.', 'If you want to win, you must train.']],
    leaves: [
      'If you want the things you need, ask.',
      'When the man you know came we left.',
      'We left when they came.',
    ],
  },
  {
    proposer: subjectAgreement,
    makes: [
      ['The price of these things are high.', 'The price of these things is high.'],
      ['I left because the rooms of the house was cold.', 'I left because the rooms of the house were cold.'],
    ],
    leaves: [
      'The club have won.',
      'If the town were cold, we would leave.',
      'The price and the size are high.',
      'The price of these things is high.',
      'Statistics is hard.',
    ],
  },
  {
    proposer: spacing,
    makes: [
      ['We have apples,pears and plums.', 'We have apples, pears and plums.'],
      ['We left the house.Then we came back.', 'We left the house. Then we came back.'],
      ['We left ,and they came .', 'We left, and they came.'],
      ['We left the house..', 'We left the house.'],
      ['We left,, and they came.', 'We left, and they came.'],
    ],
    leaves: ['It costs 3,000 at www.example.org, they say...', 'Node.js runs file.txt for U.S. firms.'],
  },
]

describe.each(CASES)('$proposer.id', ({ proposer, makes, leaves }) => {
  test.each(makes)('mends “%s”', (before, after) => {
    expect(mendWith(proposer, before)).toBe(after)
  })

  test.each(leaves)('leaves “%s” alone', (text) => {
    expect(mendWith(proposer, text)).toBe(text)
  })
})

test('edges of sentences are judged by their own grammar: counts of words across them say nothing', () => {
  const ranked = [commaSplice, runOn, fragment, doubledSubject, doubledConjunction, spacing].filter(
    ({ isRanked }) => isRanked !== false,
  )
  expect(ranked).toEqual([])
})
