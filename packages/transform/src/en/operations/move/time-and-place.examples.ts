import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'time-phrase-to-back': {
    makes: [
      ['In recent years, the town has grown fast.', 'The town has grown fast in recent years.'],
      ['In recent years, 37 firms have closed.', '37 firms have closed in recent years.'],
    ],
    leaves: ['In recent years, costs rose, and firms closed.', 'At the same time, the town has grown fast.'],
  },
  'time-phrase-to-front': {
    makes: [['The council built a new bridge in 2018.', 'In 2018, the council built a new bridge.']],
    leaves: [
      'This began in 2018.',
      'He studied the floods that hit the town in 2018.',
      'The town managed to halve its waste in four years.',
      'Lastly, people eat less bread today.',
      'The plan was first shown in 1916.',
      'The coach has been idle since he left the club in 2018.',
    ],
  },
  'place-phrase-to-back': {
    makes: [['In modern cities, cars cause much noise.', 'Cars cause much noise in modern cities.']],
    leaves: [
      'In conclusion, cars cause much noise.',
      'In modern cities, they cause much noise.',
      'In the reference setting, the same value was used throughout.',
      'In the old hall, the guard gripped his lamp.',
      'In the old hall, the guard found a lamp.',
    ],
  },
}
