import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'manner-adverb': {
    makes: [['They moved the boxes in a careful way.', 'They moved the boxes carefully.']],
    leaves: ['They moved the boxes in a way that helped.', 'They did it in the same way.'],
  },
}
