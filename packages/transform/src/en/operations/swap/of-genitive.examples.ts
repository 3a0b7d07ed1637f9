import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'of-genitive': {
    makes: [
      ["They test the model's accuracy.", 'They test the accuracy of the model.'],
      ["They know the planet's hostile climate.", 'They know the hostile climate of the planet.'],
      ["They study a company's structure.", 'They study the structure of a company.'],
    ],
    leaves: [
      "They liked the orchestra's performance.",
      "They test Anna's accuracy.",
      "They know the model's accuracy of 40.",
      "They moved at a snail's pace.",
      "They like the company's lawyer.",
      "They want the city's help and support.",
      "They know this year's sale.",
    ],
  },
}
