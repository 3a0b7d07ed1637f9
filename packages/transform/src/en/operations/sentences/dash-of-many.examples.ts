import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'dash-pair-of-many': {
    makes: [
      [
        'The plan — once a mere note — was dropped. It rained — a lot.',
        'The plan, once a mere note, was dropped. It rained — a lot.',
      ],
    ],
    leaves: [
      'The plan — once a mere note — was dropped.',
      'The plan — a note, a map, and a list — was dropped. It rained — a lot.',
    ],
  },
  'dash-single-of-many': {
    makes: [
      [
        'They wanted one thing — a new roof. It rained — a lot. It snowed — at night.',
        'They wanted one thing: a new roof. It rained — a lot. It snowed — at night.',
      ],
      [
        'They wanted one thing—a new roof. It rained—a lot.',
        'They wanted one thing: a new roof. It rained—a lot.',
      ],
      [
        'He left the rainy yard—and the dog came too. It rained—a lot.',
        'He left the rainy yard, and the dog came too. It rained—a lot.',
      ],
    ],
    leaves: [
      'They wanted one thing — a new roof.',
      'They tried a roof, a wall, and a gate — and left. It rained — a lot.',
      'The park was great fun — even the bus was not as slow as I feared. It rained — a lot.',
      'A decision formed — he would leave the old town at once. It rained — a lot.',
      'It does not melt in cold water — not an issue for tea. It rained — a lot.',
      'They wanted to mend it — a plan that made the mayor laugh. It rained — a lot.',
    ],
  },
}
