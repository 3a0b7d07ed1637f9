import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
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
}
