import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'result-participle': {
    makes: [
      [
        'The metal expands on warm days, causing small cracks.',
        'The metal expands on warm days, which causes small cracks.',
      ],
    ],
    leaves: [
      'The trailer is misleading, giving a false idea of it.',
      'The staff were friendly and kind, making time for us.',
      'The flaws hide its potential, resulting in a poor film.',
      'The metal can expand on warm days, causing small cracks.',
      'The leaves produce pure oxygen, making them useful.',
      'The guard stays awake, making sure that all is well.',
      'A risk linked to heat is the growth of cracks, leading to leaks.',
    ],
  },
}
