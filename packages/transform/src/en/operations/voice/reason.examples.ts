import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'reason-is-that': {
    makes: [['One reason why she left is that it was cheap.', 'She left partly because it was cheap.']],
    leaves: ['One reason is that it is cheap.'],
  },
}
