import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
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
}
