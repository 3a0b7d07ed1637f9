import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'swap-actions': {
    makes: [['It helps to improve health and reduce costs.', 'It helps to reduce costs and improve health.']],
    leaves: ['It helps to improve health and reduce its costs.', 'They had to find data and test models.'],
  },
}
