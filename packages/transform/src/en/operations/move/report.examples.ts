import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'there-are-to': {
    makes: [['There are several benefits to regular sleep.', 'Regular sleep has several benefits.']],
    leaves: ['There are several benefits to sleep and food.'],
  },
  'report-to-end': {
    makes: [['Critics argue that the plan costs too much.', 'The plan costs too much, critics argue.']],
    leaves: ['They argue that the plan costs too much.', 'The results show that the plan costs too much.'],
  },
}
