import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'drop-sense': {
    makes: [
      ['The club fosters a sense of community in the town.', 'The club fosters community in the town.'],
    ],
    leaves: ['He has a sense of humour.', 'A sense of community grew.'],
  },
  'drop-sense-after-adjective': {
    makes: [
      ['She felt a deep sense of gratitude for it.', 'She felt deep gratitude for it.'],
      ['They left with a renewed sense of hope.', 'They left with renewed hope.'],
      ['He had a growing feeling of dread.', 'He had growing dread.'],
    ],
    leaves: ['He has a good sense of humour.', 'It needs a strong sense of duty rotas.'],
  },
}
