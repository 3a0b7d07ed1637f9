import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'passive-to-active': {
    makes: [
      ['The gate was opened by the old guard.', 'The old guard opened the gate.'],
      ['Small errors can be found by most users.', 'Most users can find small errors.'],
    ],
    leaves: [
      'The gate was opened by force of habit in the end by then.',
      'The work was done by hand.',
      'The law is made by those in power.',
    ],
  },
}
