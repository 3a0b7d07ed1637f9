import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'reasons-why': {
    makes: [['There are many reasons why people leave the town.', 'People leave the town for many reasons.']],
    leaves: ['There are many reasons to leave the town.'],
  },
  'there-are-that': {
    makes: [['There are many firms that sell bread in town.', 'Many firms sell bread in town.']],
    leaves: ['There are three firms that sell bread in town.'],
  },
  'copula-inversion': {
    makes: [['One reason for the delay is the bad weather.', 'The bad weather is one reason for the delay.']],
    leaves: ['One reason for the delay is that it rained.', 'One benefit of the plan is its low cost.'],
  },
  'extraposed-infinitive': {
    makes: [['It is difficult to find steady work.', 'Finding steady work is difficult.']],
    leaves: [
      'It is difficult to say that they won.',
      'It is possible to win here.',
      'It is difficult to find steady work in a small town with few shops.',
    ],
  },
}
