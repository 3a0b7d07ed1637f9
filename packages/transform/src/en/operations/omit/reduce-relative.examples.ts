import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'reduce-adjective-relative': {
    makes: [
      ['The people who are responsible for it left.', 'The people responsible for it left.'],
      ['They want films that are similar to this one.', 'They want films similar to this one.'],
      ['Anyone who is interested in art may come.', 'Anyone interested in art may come.'],
    ],
    leaves: [
      'The people who are responsible left.',
      'We give the number of tests which is similar to theirs.',
      'The people who are responsible for it and want more left.',
      'It is clear that is common in towns.',
    ],
  },
  'reduce-loose-relative': {
    makes: [
      ['The book, which was written in May, is short.', 'The book, written in May, is short.'],
      ['He saw the house, which is owned by a bank.', 'He saw the house, owned by a bank.'],
      ['The price, which is lower than last year, is fair.', 'The price, lower than last year, is fair.'],
    ],
    leaves: [
      'The book, which was written in May and is short, sells well.',
      'The book, which is short, sells well.',
      'The train, which is expected at noon, is late.',
    ],
  },
}
