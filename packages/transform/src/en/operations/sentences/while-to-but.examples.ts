import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
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
}
