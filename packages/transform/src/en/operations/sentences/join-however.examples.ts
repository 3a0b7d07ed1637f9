import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'join-however': {
    makes: [
      [
        'The room was warm and quiet. However, the food was cold.',
        'The room was warm and quiet, but the food was cold.',
      ],
    ],
    leaves: [
      'The room was warm, quiet and large. However, the food was cold.',
      'The room was warm and quiet. However, as we ate, it grew cold.',
    ],
  },
}
