import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'swap-adjectives': {
    makes: [
      ['They want a safe and healthy diet.', 'They want a healthy and safe diet.'],
      ['The room was clean and inviting.', 'The room was inviting and clean.'],
    ],
    leaves: [
      'They bought a new identity, clean and untraceable.',
      'It is a very nice and clean place.',
      'They had good and bad days.',
      'They like black and white films.',
      'It has direct and indirect effects.',
      'It helps small and medium-sized firms.',
    ],
  },
}
