import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
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
}
