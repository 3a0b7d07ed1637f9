import type { Examples } from '../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'opener-to-middle': {
    makes: [['However, the old plan failed badly.', 'The old plan, however, failed badly.']],
    leaves: [
      'For example, some people are slow.',
      'Consequently, new methods become popular.',
      'However, it failed badly.',
      'For example, the plan referred to above failed badly.',
    ],
  },
}
