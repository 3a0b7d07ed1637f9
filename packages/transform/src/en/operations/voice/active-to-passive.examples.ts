import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'active-to-passive': {
    makes: [['Many factors shape public opinion.', 'Public opinion is shaped by many factors.']],
    leaves: [
      'Many people shape public opinion.',
      'Many factors shape their opinion.',
      'Many factors shape a child.',
      'By raising doubts, many factors shape public opinion.',
      'Many factors are shaping public opinion.',
      'Many factors shape public opinion. They change each year.',
      'Art shapes the public opinion of many large towns.',
    ],
  },
}
