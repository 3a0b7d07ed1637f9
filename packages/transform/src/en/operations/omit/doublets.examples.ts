import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'drop-doublet': {
    makes: [
      ['It brings growth and development to towns.', 'It brings growth to towns.'],
      ['The room is cozy and comfortable.', 'The room is cozy.'],
      ['They want to protect and preserve the park.', 'They want to protect the park.'],
    ],
    leaves: [
      'Growth and development are slow.',
      'The rules are short, clear and concise.',
      'They know the difference between growth and development.',
      'The pumps are quiet and cheap.',
    ],
  },
}
