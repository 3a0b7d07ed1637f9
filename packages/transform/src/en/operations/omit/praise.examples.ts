import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'drop-second-praise': {
    makes: [
      ['They told us a long and thrilling story.', 'They told us a long story.'],
      ['It is a captivating and educational book.', 'It is an educational book.'],
      ['They told us sad and fascinating stories.', 'They told us sad stories.'],
    ],
    leaves: [
      'The final was intense and thrilling.',
      'They told us sad, long and fascinating stories.',
      'It is a more intense and thrilling final.',
    ],
  },
}
