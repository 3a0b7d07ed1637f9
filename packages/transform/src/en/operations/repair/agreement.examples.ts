import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'base-after-modal': {
    makes: [
      ['It can became a habit.', 'It can become a habit.'],
      ['They want to goes home.', 'They want to go home.'],
    ],
    leaves: ['It can hurt a lot.', 'Should students with low marks play?', 'They walked to works of art.'],
  },
  'pronoun-agreement': {
    makes: [
      ['They was late for school.', 'They were late for school.'],
      ['I know that he have time.', 'I know that he has time.'],
    ],
    leaves: ['One of these is late.', 'If it were late, they would go.'],
  },
  'plural-after-many': {
    makes: [['Many student are late.', 'Many students are late.']],
    leaves: [
      'Many people are late.',
      'He fails in those late-game, high-pressure moments.',
      'Many student loans are late.',
      'Much of the research is late.',
      'Many land and marine animals are at risk.',
      'The rocks are like those found on Mars.',
    ],
  },
  'double-comparative': {
    makes: [['It is more better now.', 'It is better now.']],
    leaves: ['It is the more better known of them.'],
  },
}
