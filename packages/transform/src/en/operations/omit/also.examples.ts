import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'drop-also': {
    makes: [
      ['It can also lead to higher prices.', 'It can lead to higher prices.'],
      ['They have also raised the price.', 'They have raised the price.'],
      ['The club is also a meeting place.', 'The club is a meeting place.'],
    ],
    leaves: [
      'It is not only cheap; it is also quick.',
      'It is also known as the red house.',
      'The house is old, but it is also dry.',
    ],
  },
}
