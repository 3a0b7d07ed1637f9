import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'insert-that': {
    makes: [['They believe it is a good plan.', 'They believe that it is a good plan.']],
    leaves: [
      'What they believe it is matters.',
      'They believe it.',
      'It was the best meal I think I had.',
      'As they say it is late.',
      'They found it useful.',
    ],
  },
}
