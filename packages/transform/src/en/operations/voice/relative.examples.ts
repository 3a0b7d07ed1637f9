import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'relative-reduction': {
    makes: [['They list methods that are used in schools.', 'They list methods used in schools.']],
    leaves: ['I write about a book that is going to be read on air.', 'They list methods that are good.'],
  },
  'relative-to-participle': {
    makes: [['People who live in towns walk more.', 'People living in towns walk more.']],
    leaves: [
      'We have a plan that ensures a fair share.',
      'We introduce a model that enhances modern methods.',
      'People who often live in towns walk more.',
      'It is an enzyme that helps cells grow.',
      'Many hold that work in towns is hard.',
      'They built a model for images that describes the colours.',
    ],
  },
  appositive: {
    makes: [
      [
        'They met in Leeds, which is a large city in the north.',
        'They met in Leeds, a large city in the north.',
      ],
    ],
    leaves: [
      'They met in Leeds, which is large.',
      'They met in Leeds, which was a great pity.',
      'It has strong female roles, which was a rare thing in its day.',
    ],
  },
  'relative-copula': {
    makes: [
      ['They raise issues that are relevant to all towns.', 'They raise issues relevant to all towns.'],
      ['They help people who are in need of care.', 'They help people in need of care.'],
      ['It harms those who are prone to falls.', 'It harms those prone to falls.'],
    ],
    leaves: [
      'They raise issues that are relevant and new.',
      'They act in a way that is similar to yours.',
      'They raise issues for a town that are relevant to all.',
      'They raise issues that were relevant to all towns.',
    ],
  },
  'apposed-participle': {
    makes: [
      ['They met in the hall, which was built in 1900.', 'They met in the hall, built in 1900.'],
      ['They sell tools, which are shaped by hand.', 'They sell tools, shaped by hand.'],
    ],
    leaves: [
      'They raised the costs, which was caused by greed.',
      'They met in the hall, which was built in 1900 and is old.',
      'They met in the hall, which was very old.',
    ],
  },
}
