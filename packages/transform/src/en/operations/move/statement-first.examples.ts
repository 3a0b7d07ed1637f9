import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'the-reason-is': {
    makes: [['The reason they left is that the rent was high.', 'They left because the rent was high.']],
    leaves: ['The reason is that the rent was high.'],
  },
  'statement-first': {
    makes: [
      [
        'Another benefit of sleep is that it helps the memory.',
        'Sleep helps the memory, which is another benefit.',
      ],
    ],
    leaves: ['Another benefit of this is that it helps the memory.'],
  },
  'using-to-front': {
    makes: [['We tested the model using new data.', 'Using new data, we tested the model.']],
    leaves: ['They sold the tools using it.'],
  },
}
