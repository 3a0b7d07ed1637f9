import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'swap-phrases': {
    makes: [
      ['It affects mental health and academic success.', 'It affects academic success and mental health.'],
    ],
    leaves: ['It affects mental health and success.'],
  },
}
