import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'adverb-to-front': {
    makes: [['Small firms often lose their data.', 'Often, small firms lose their data.']],
    leaves: [
      'Fad diets recently claimed that bread harms people.',
      'There are often small faults.',
      'A claim often heard is that bread harms people.',
    ],
  },
  'adverb-to-middle': {
    makes: [['Typically, small firms lose their data.', 'Small firms typically lose their data.']],
    leaves: ['Typically, it rains here.'],
  },
  'also-to-end': {
    makes: [['The plan also helps trade.', 'The plan helps trade too.']],
    leaves: ['The plan also helps trade and sport.', 'The guide also recommends cleaning with a dry cloth.'],
  },
}
