import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'swap-pair': {
    makes: [['They value skills and knowledge.', 'They value knowledge and skills.']],
    leaves: [
      'They came in ones or twos.',
      'They stood by us through thick and thin.',
      'The organization for safety and knowledge has a new head.',
      'They saw thoughts and feelings in this.',
      'It weighs exploration and exploitation.',
      'They study supply and demand.',
      'They met Anna and Ben.',
      'They like black and white films.',
      'It helps the environment and quality of life.',
      'There were riots in streets and chaos in parks.',
      'Rules limit options and access to parks.',
      'They are direct and indirect.',
      'She showed loyalty and admiration for her school.',
      'They study the detection and classification of faults.',
      'They went on long and dangerous trips.',
    ],
  },
  'swap-triad': {
    makes: [['They value honesty, courage, and kindness.', 'They value honesty, kindness, and courage.']],
    leaves: ['They met Anna, Ben, and Carl.'],
  },
}
