import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'drop-clause-that': {
    makes: [
      ['I believe that the plan works.', 'I believe the plan works.'],
      ['We hope that the plan works.', 'We hope the plan works.'],
      ['I am glad that the plan works.', 'I am glad the plan works.'],
    ],
    leaves: ['The belief that the plan works is old.', 'They know that.', 'I know that man.'],
  },
  'drop-object-that-before-noun': {
    makes: [
      ['The tasks that students face in school are hard.', 'The tasks students face in school are hard.'],
      ['They sell the tools that people need.', 'They sell the tools people need.'],
      ['It lists the foods that children love.', 'It lists the foods children love.'],
    ],
    leaves: [
      'They say that students face many tasks.',
      'The tools that people sell us are dear.',
      'The law that students hate is old.',
    ],
  },
}
