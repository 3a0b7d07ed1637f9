import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
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
      [
        'The walls of the old hall have holes, cracks, and bad pipes, making it hard to heat the rooms.',
        'The walls of the old hall have holes, cracks, and bad pipes. This makes it hard to heat the rooms.',
      ],
      [
        'The old trees give shade to the road, reducing the heat in summer and saving power.',
        'The old trees give shade to the road. This reduces the heat in summer and saves power.',
      ],
    ],
    leaves: [
      'The staff of the hotel was kind, ensuring our rooms were clean.',
      'Sales of cars in the south could fall sharply, causing unrest in many towns.',
      'He said that the old firms closed shops in the south, causing unrest in many towns.',
      'The old firms closed shops in the south, causing unrest in many towns. This was bad.',
      'The writer notes that speed is the cause of most accidents, resulting in the deaths of many people.',
      'The roof leaks in winter, making the beds wet. The stairs in the hall are quite steep, causing falls in the dark.',
      'Paris exhibits enhanced growth in the south, causing unrest in many towns.',
      'I name this case because the old firms closed, causing unrest in many towns.',
      'The young player signed for the old club, leaving the north and quickly becoming its best man.',
      'The author likes the idea of reform, making a strong case for change.',
    ],
  },
}
