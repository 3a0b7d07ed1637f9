import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
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
}
