import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'drop-held-adverb': {
    makes: [
      ['They should carefully consider the plan.', 'They should consider the plan.'],
      ['I highly recommend the place.', 'I recommend the place.'],
      ['The changes further improve the result.', 'The changes improve the result.'],
    ],
    leaves: [
      'They did not carefully consider the plan.',
      'He carefully lifted the lid.',
      'It is a carefully designed garden.',
      'It was hard to fully embrace the plan.',
      'My carefully crafted plan failed.',
    ],
  },
  'drop-currently': {
    makes: [
      ['The firm is currently working on a new engine.', 'The firm is working on a new engine.'],
      ['They are presently building a bridge.', 'They are building a bridge.'],
      ["We're currently looking for a house.", "We're looking for a house."],
    ],
    leaves: ['The firm is currently small.', 'Four plans currently exist.'],
  },
}
