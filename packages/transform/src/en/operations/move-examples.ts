import type { OperationExamples } from './phrase-examples.ts'

export const MOVE_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
  'subordinate-to-back': {
    makes: [
      ['When prices rise, many families save money.', 'Many families save money when prices rise.'],
      ['When people are tired, they make mistakes.', 'People make mistakes when they are tired.'],
    ],
    leaves: [
      'If you listen to it, I would love to hear your thoughts on the stories.',
      'Since prices are high, many families save money.',
      'When prices rise, this hurts them.',
      'As a student, I worked at night.',
      'Although some find the work dull, others may find it soothing.',
      'As Clara looked at the bright stars, a thought struck her like thunder.',
      'As she turned the page, pictures of a young woman filled the room.',
      'When you look up, the room has grown dark.',
      'When I turned the corner, I saw three men lying on the ground.',
    ],
  },
  'subordinate-to-front': {
    makes: [['Many families save money when prices rise.', 'When prices rise, many families save money.']],
    leaves: [
      'They asked when the shop would open.',
      'It failed even when prices rose.',
      'Yet many families save money when prices rise.',
      'We visit our family often although they live far away.',
      'Clara smiled when the sun warmed her face.',
      'The cafe offers cheap meals for busy days when cooking takes too long.',
      'I try to avoid it because the thought hurts.',
    ],
  },
  'opening-to-middle': {
    makes: [
      [
        'Over the past decade, several cities have invested heavily in trams, buses, and cycle lanes.',
        'Several cities have, over the past decade, invested heavily in trams, buses, and cycle lanes.',
      ],
    ],
    leaves: [
      'In the next round, top teams are ready to play.',
      'In conclusion, several cities have invested in trams.',
      'In the past, they have invested in trams.',
      'In recent years, the city has not invested in trams.',
      'In their view, the city has failed.',
      'With online maps, drivers can find every street.',
      'At the same time, the city is growing.',
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
    leaves: [
      'This began in 2018.',
      'He studied the floods that hit the town in 2018.',
      'The town managed to halve its waste in four years.',
      'Lastly, people eat less bread today.',
      'The plan was first shown in 1916.',
      'The coach has been idle since he left the club in 2018.',
    ],
  },
  'place-phrase-to-back': {
    makes: [['In modern cities, cars cause much noise.', 'Cars cause much noise in modern cities.']],
    leaves: [
      'In conclusion, cars cause much noise.',
      'In modern cities, they cause much noise.',
      'In the reference setting, the same value was used throughout.',
      'In the old hall, the guard gripped his lamp.',
      'In the old hall, the guard found a lamp.',
    ],
  },
  'purpose-to-back': {
    makes: [['To save fuel, the city built new lanes.', 'The city built new lanes to save fuel.']],
    leaves: [
      'To harvest the fruit, you must first plant the trees.',
      'To finish, we split an order of cakes.',
      'To conclude, the city built new lanes.',
      'To save fuel, the city has not built new lanes.',
    ],
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
    makes: [
      ['By walking to work, people save money.', 'People save money by walking to work.'],
      [
        'By selling fresh food, shops can help close the gap in the town.',
        'Shops can help close the gap in the town by selling fresh food.',
      ],
      ['Despite these costs, the plan has support.', 'The plan has support despite these costs.'],
    ],
    leaves: [
      'Despite initially costing little, the player has raised his value.',
      'By doing so, people save money.',
      'By walking to work, people learn that sport helps.',
      'By walking to work, people plan to save money.',
      'Despite this, the plan has support.',
    ],
  },
  'by-phrase-to-front': {
    makes: [['People save money by walking to work.', 'By walking to work, people save money.']],
    leaves: ['The bread was ruined by burning it.', 'I marked it by taking a long trip.'],
  },
  'adverb-to-front': {
    makes: [['Small firms often lose their data.', 'Often, small firms lose their data.']],
    leaves: ['Fad diets recently claimed that bread harms people.', 'There are often small faults.'],
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
    leaves: [
      'Consequently, new methods become popular.',
      'However, it failed badly.',
      'For example, the plan referred to above failed badly.',
    ],
  },
  'opening-to-back': {
    makes: [
      ['In many small towns, cars cause much noise.', 'Cars cause much noise in many small towns.'],
      [
        'When people are tired, they make mistakes, leading to delays.',
        'People make mistakes when they are tired, leading to delays.',
      ],
    ],
    leaves: [
      'While aiming for success, the focus remains on steady play.',
      'In conclusion, cars cause much noise.',
      'In this way, cars cause much noise.',
      'In the novel, it causes much noise.',
      'When prices rise, I think that people save money.',
      'By raising prices, firms try to meet the costs of making goods in towns.',
      'In many towns, firms try to meet the costs of making goods.',
      'As dusk fell, a tune filled the air, sad and slow.',
      'In a quiet office, two men argue about the price.',
      'When a star burns out, it eventually collapses.',
      'Although the shop is old, it sells good bread.',
      'If you like old books, then this is the place.',
      'If a risk is found, our plan tells us its size.',
    ],
  },
  'closing-to-front': {
    makes: [
      [
        'The old shop is popular because it sells good bread.',
        'Because the old shop sells good bread, it is popular.',
      ],
      [
        'The town is quiet, as most people work elsewhere.',
        'As most people work elsewhere, the town is quiet.',
      ],
    ],
    leaves: [
      'The fire began in the evening, when the shop was full.',
      'They do not know when the shop opens.',
      'The shop did not close because it was old.',
      'It is wise to go because it is free.',
      'It was a day like any other when the roof fell.',
      'The boys keep wondering if they belong there.',
      'The boys vowed to practise until they were good.',
      "Parking can be a pain since it's in a busy area.",
    ],
  },
  'statement-first': {
    makes: [
      [
        'Another benefit of sleep is that it helps the memory.',
        'Sleep helps the memory, which is another benefit.',
      ],
    ],
    leaves: ['Another benefit of this is that it helps the memory.'],
  },
  'using-to-front': {
    makes: [['We tested the model using new data.', 'Using new data, we tested the model.']],
    leaves: ['They sold the tools using it.'],
  },
  'swap-clauses': {
    makes: [
      [
        'The food was fresh, and the portions were large.',
        'The portions were large, and the food was fresh.',
      ],
      [
        'Cats are quiet animals, while dogs are loud animals.',
        'Dogs are loud animals, while cats are quiet animals.',
      ],
    ],
    leaves: [
      'The food was fresh, and the portions were also large.',
      'The door opened, and the guests came in.',
      'In contrast, the food was fresh, and the portions were large.',
    ],
  },
  'manner-after-object': {
    makes: [['It can dramatically improve public health.', 'It can improve public health dramatically.']],
    leaves: ['It can greatly improve public health in towns.'],
  },
}
