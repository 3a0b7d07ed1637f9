import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'split-for-readers': {
    makes: [
      [
        'The old shop sells very good local bread, but it closes early each day.',
        'The old shop sells very good local bread. But it closes early each day.',
      ],
      [
        'The shop in the town sells bread each day, which helps the small farms nearby.',
        'The shop in the town sells bread each day. This helps the small farms nearby.',
      ],
    ],
    leaves: [
      'The shop sells bread, but it closes early.',
      'The food at the inn was terrible, the service was even worse, and the rooms were cold and dark.',
    ],
  },
}
