import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'swap-first-items': {
    makes: [
      [
        'Screens can lead to anxiety, insomnia, and other disorders that last.',
        'Screens can lead to insomnia, anxiety, and other disorders that last.',
      ],
      ['It is an engaging, useful, and pleasant book.', 'It is a useful, engaging, and pleasant book.'],
      [
        'They learn by means such as reading books, attending talks, and joining clubs.',
        'They learn by means such as attending talks, reading books, and joining clubs.',
      ],
      [
        'The food was cold, the staff was rude, and the room was dark.',
        'The staff was rude, the food was cold, and the room was dark.',
      ],
    ],
    leaves: [
      'The cost of keeping a house, including the cost of food, light, and heat, is high.',
      'They sell bread, butter, and other goods.',
      'The food was cold, it was late, and the room was dark.',
      'They met Anna, Ben, and other friends.',
    ],
  },
}
