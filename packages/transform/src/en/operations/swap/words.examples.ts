import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'swap-adverbs': {
    makes: [['The tool works quickly and reliably.', 'The tool works reliably and quickly.']],
    leaves: ['The water rose slowly and steadily.', 'It was directly and indirectly caused by heat.'],
  },
  'swap-verbs': {
    makes: [['They want to support and encourage students.', 'They want to encourage and support students.']],
    leaves: ['They want to build and maintain trust.', 'They want to support and build trust.'],
  },
}
