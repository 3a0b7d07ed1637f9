import type { OperationExamples } from './phrase-examples.ts'

export const PARTICIPLE_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
  'participle-to-verb': {
    makes: [
      [
        'The film explores the grief of a mother, offering hope to others.',
        'The film explores the grief of a mother and offers hope to others.',
      ],
      [
        'The club signed two players, adding depth to the team.',
        'The club signed two players and added depth to the team.',
      ],
      [
        'The rooms are small, offering a good view of the lake.',
        'The rooms are small and offer a good view of the lake.',
      ],
      [
        'The tool joins text and images, providing a full view of the case.',
        'The tool joins text and images, and provides a full view of the case.',
      ],
      [
        'The new rules can cut waste, thereby reducing the cost of care.',
        'The new rules can cut waste and thereby reduce the cost of care.',
      ],
    ],
    leaves: [
      'The app tracks sales, making it one of the best.',
      'The book was published in 1990, offering hope to others.',
      'The film does not explore grief, offering hope to others.',
      'The study finds that firms sell data, offering hope to others.',
      'The film explores grief, offering hope and making people laugh.',
      'I saw the man run, leaving his bag on the seat.',
    ],
  },
  'participle-to-this': {
    makes: [
      [
        'The old firms closed shops in the south, causing unrest in many towns.',
        'The old firms closed shops in the south. This caused unrest in many towns.',
      ],
      [
        'The room is kept very cold, making it hard to sleep.',
        'The room is kept very cold. This makes it hard to sleep.',
      ],
      [
        'Prices in the town have risen, leading to unrest in the south.',
        'Prices in the town have risen. This has led to unrest in the south.',
      ],
    ],
    leaves: [
      'Sales of cars in the south could fall sharply, causing unrest in many towns.',
      'He said that the old firms closed shops in the south, causing unrest in many towns.',
      'The old firms closed shops in the south, causing unrest in many towns. This was bad.',
      'The author likes the idea of reform, making a strong case for change.',
    ],
  },
  'relative-copula': {
    makes: [
      ['They raise issues that are relevant to all towns.', 'They raise issues relevant to all towns.'],
      ['They help people who are in need of care.', 'They help people in need of care.'],
      ['It harms those who are prone to falls.', 'It harms those prone to falls.'],
    ],
    leaves: [
      'They raise issues that are relevant and new.',
      'They act in a way that is similar to yours.',
      'They raise issues for a town that are relevant to all.',
      'They raise issues that were relevant to all towns.',
    ],
  },
  'aside-to-middle': {
    makes: [
      ['When used well, the tool saves much time.', 'The tool, when used well, saves much time.'],
      ['Despite its age, the old bridge is safe.', 'The old bridge, despite its age, is safe.'],
      ['Unlike most towns, Leeds has kept its trams.', 'Leeds, unlike most towns, has kept its trams.'],
    ],
    leaves: [
      'When used well, it saves much time.',
      'Despite this, the old bridge is safe.',
      'Unlike trams, no bus is safe.',
      'When prices rise, the tool saves time.',
    ],
  },
  'apposed-participle': {
    makes: [
      ['They met in the hall, which was built in 1900.', 'They met in the hall, built in 1900.'],
      ['They sell tools, which are shaped by hand.', 'They sell tools, shaped by hand.'],
    ],
    leaves: [
      'They raised the costs, which was caused by greed.',
      'They met in the hall, which was built in 1900 and is old.',
      'They met in the hall, which was very old.',
    ],
  },
}
