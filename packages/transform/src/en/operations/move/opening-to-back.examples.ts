import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
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
}
