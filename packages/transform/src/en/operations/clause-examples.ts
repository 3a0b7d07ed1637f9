import type { OperationExamples } from './phrase-examples.ts'

export const CLAUSE_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
  'join-however': {
    makes: [
      [
        'The room was warm and quiet. However, the food was cold.',
        'The room was warm and quiet, but the food was cold.',
      ],
    ],
    leaves: [
      'The room was warm, quiet and large. However, the food was cold.',
      'The room was warm and quiet. However, as we ate, it grew cold.',
    ],
  },
  'but-to-although': {
    makes: [
      [
        'The food is cheap to buy, but it is cold. The room is cheap to rent, but it is loud.',
        'The food is cheap to buy, but it is cold. Although the room is cheap to rent, it is loud.',
      ],
      [
        'The tool is cheap to buy, but its filters cost a lot.',
        'Although the tool is cheap to buy, its filters cost a lot.',
      ],
    ],
    leaves: [
      'I glanced over at the pump, but it was working well.',
      'People started to fight the pumps, but the pumps were strong.',
      'It is not the price that counts, but it is the taste.',
      'The tool is cheap, but costly to run.',
      'If the tool is cheap to buy, but its filters cost a lot, wait.',
    ],
  },
  'while-to-but': {
    makes: [
      ['While the plan is costly, most people like it.', 'The plan is costly, but most people like it.'],
      [
        'While some critics raise doubts about the cost, the gains outweigh it.',
        'Some critics raise doubts about the cost, but the gains outweigh it.',
      ],
      [
        'Although the plan was costly, most people liked it.',
        'The plan was costly, but most people liked it.',
      ],
      [
        'Still, while Plato’s plan is costly and slow, most people like it.',
        'Still, Plato’s plan is costly and slow, but most people like it.',
      ],
    ],
    leaves: [
      'While Darnay stands for honour, Carton stands for sacrifice.',
      'While the soup boiled, he read a book.',
      'While she was away, the shop closed.',
      'While he is reading, the soup boils.',
    ],
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
    leaves: ['One reason for the delay is that it rained.', 'One benefit of the plan is its low cost.'],
  },
  'extraposed-infinitive': {
    makes: [['It is difficult to find steady work.', 'Finding steady work is difficult.']],
    leaves: [
      'It is difficult to say that they won.',
      'It is possible to win here.',
      'It is difficult to find steady work in a small town with few shops.',
    ],
  },
  'passive-to-active': {
    makes: [
      ['The gate was opened by the old guard.', 'The old guard opened the gate.'],
      ['Small errors can be found by most users.', 'Most users can find small errors.'],
    ],
    leaves: [
      'The gate was opened by force of habit in the end by then.',
      'The work was done by hand.',
      'The law is made by those in power.',
    ],
  },
  'relative-reduction': {
    makes: [['They list methods that are used in schools.', 'They list methods used in schools.']],
    leaves: ['I write about a book that is going to be read on air.', 'They list methods that are good.'],
  },
  'relative-to-participle': {
    makes: [['People who live in towns walk more.', 'People living in towns walk more.']],
    leaves: [
      'We have a plan that ensures a fair share.',
      'We introduce a model that enhances modern methods.',
      'People who often live in towns walk more.',
      'It is an enzyme that helps cells grow.',
      'Many hold that work in towns is hard.',
      'They built a model for images that describes the colours.',
    ],
  },
  appositive: {
    makes: [
      [
        'They met in Leeds, which is a large city in the north.',
        'They met in Leeds, a large city in the north.',
      ],
    ],
    leaves: ['They met in Leeds, which is large.', 'They met in Leeds, which was a great pity.'],
  },
  'result-participle': {
    makes: [
      [
        'The metal expands on warm days, causing small cracks.',
        'The metal expands on warm days, which causes small cracks.',
      ],
    ],
    leaves: [
      'The trailer is misleading, giving a false idea of it.',
      'The staff were friendly and kind, making time for us.',
      'The flaws hide its potential, resulting in a poor film.',
      'The metal can expand on warm days, causing small cracks.',
      'The leaves produce pure oxygen, making them useful.',
      'The guard stays awake, making sure that all is well.',
      'A risk linked to heat is the growth of cracks, leading to leaks.',
    ],
  },
  'split-at-and': {
    makes: [
      [
        'The new library opened its doors in the spring of the year, and the old building was sold to a local firm soon after.',
        'The new library opened its doors in the spring of the year. The old building was sold to a local firm soon after.',
      ],
      [
        'The soup was light and full of flavor, and the bread was filled with seeds and nuts.',
        'The soup was light and full of flavor. The bread was filled with seeds and nuts.',
      ],
    ],
    leaves: [
      'Banks will not process any card payments after the deadline, and there are fees for each of the late transfers made.',
      'The plot of it is good, the acting is superb, and the story is full of turns.',
      'The library opened, and the old building was sold.',
      'The plot of the film was rather thin, the acting was poor throughout, and the sound of the whole thing was bad as well.',
      'Sleep is vital because its phases restore the body and the brain every night, and it keeps the whole heart in good order.',
    ],
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
  'the-reason-is': {
    makes: [['The reason they left is that the rent was high.', 'They left because the rent was high.']],
    leaves: ['The reason is that the rent was high.'],
  },
  'active-to-passive': {
    makes: [['Many factors shape public opinion.', 'Public opinion is shaped by many factors.']],
    leaves: [
      'Many people shape public opinion.',
      'Many factors shape their opinion.',
      'Many factors shape a child.',
      'By raising doubts, many factors shape public opinion.',
      'Many factors are shaping public opinion.',
      'Many factors shape public opinion. They change each year.',
      'Art shapes the public opinion of many large towns.',
    ],
  },
  'base-after-modal': {
    makes: [
      ['It can became a habit.', 'It can become a habit.'],
      ['They want to goes home.', 'They want to go home.'],
    ],
    leaves: ['It can hurt a lot.', 'Should students with low marks play?', 'They walked to works of art.'],
  },
  'pronoun-agreement': {
    makes: [
      ['They was late for school.', 'They were late for school.'],
      ['I know that he have time.', 'I know that he has time.'],
    ],
    leaves: ['One of these is late.', 'If it were late, they would go.'],
  },
  'plural-after-many': {
    makes: [['Many student are late.', 'Many students are late.']],
    leaves: [
      'Many people are late.',
      'Many student loans are late.',
      'Much of the research is late.',
      'Many land and marine animals are at risk.',
      'The rocks are like those found on Mars.',
    ],
  },
  'double-comparative': {
    makes: [['It is more better now.', 'It is better now.']],
    leaves: ['It is the more better known of them.'],
  },
  'drop-opener': {
    makes: [['Moreover, the old plan failed.', 'The old plan failed.']],
    leaves: ['However, the old plan failed.'],
  },
  'drop-intensifier': {
    makes: [
      ['They are very useful books.', 'They are useful books.'],
      ['It is a very important step.', 'It is an important step.'],
    ],
    leaves: ['They are not very useful books.', 'It is a very old book.', 'It is so very kind.'],
  },
  'drop-that': {
    makes: [['They believe that it works well.', 'They believe it works well.']],
    leaves: ['They believe that dogs work well.'],
  },
  'drop-doublet': {
    makes: [
      ['It brings growth and development to towns.', 'It brings growth to towns.'],
      ['The room is cozy and comfortable.', 'The room is cozy.'],
      ['They want to protect and preserve the park.', 'They want to protect the park.'],
    ],
    leaves: [
      'Growth and development are slow.',
      'The rules are short, clear and concise.',
      'They know the difference between growth and development.',
      'The pumps are quiet and cheap.',
    ],
  },
  'drop-hollow-tail': {
    makes: [['The new plan worked well, highlighting the importance of care.', 'The new plan worked well.']],
    leaves: [
      'The new plan worked well, highlighting the 12 values of Leeds.',
      'The plan worked well, saving the town money.',
    ],
  },
  'drop-filler': {
    makes: [
      ['They like their own homes.', 'They like their homes.'],
      ['The plan also helps small firms.', 'The plan helps small firms.'],
    ],
    leaves: ['They live on their own.'],
  },
  'split-for-readers': {
    makes: [
      [
        'The old shop sells very good local bread, but it closes early each day.',
        'The old shop sells very good local bread. But it closes early each day.',
      ],
      [
        'The shop in the town sells bread each day, which helps the small farms nearby.',
        'The shop in the town sells bread each day. This helps the small farms nearby.',
      ],
    ],
    leaves: [
      'The shop sells bread, but it closes early.',
      'The food at the inn was terrible, the service was even worse, and the rooms were cold and dark.',
    ],
  },
}
