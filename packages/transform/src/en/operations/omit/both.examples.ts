import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'drop-both': {
    makes: [['It helps both teachers and pupils.', 'It helps teachers and pupils.']],
    leaves: ['Both of them came and left.', 'It does not help both teachers and pupils.'],
  },
}
