import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'drop-held-modifier': {
    makes: [
      ['The board gave the plan careful consideration.', 'The board gave the plan consideration.'],
      ['He praised the overall quality of the work.', 'He praised the quality of the work.'],
      ['They rely on many different types of seed.', 'They rely on many types of seed.'],
    ],
    leaves: [
      'It is a valuable tool for teachers.',
      'They reached it in markedly different ways.',
      'The model achieved remarkable feats.',
      'They need a deep understanding of trade.',
      'She spoke of the overall quality control.',
    ],
  },
}
