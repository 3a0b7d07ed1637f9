import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  genitive: {
    makes: [
      ['They know the needs of the community.', "They know the community's needs."],
      ['They praised the lively mood of the film.', "They praised the film's lively mood."],
    ],
    leaves: [
      'Care falls to the old member of the family.',
      'They know the needs of the community in Leeds.',
      'They stood in the heart of the city.',
      'It could save the life of the man he admires.',
    ],
  },
}
