import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'manner-after-object': {
    makes: [['It can dramatically improve public health.', 'It can improve public health dramatically.']],
    leaves: ['It can greatly improve public health in towns.'],
  },
}
