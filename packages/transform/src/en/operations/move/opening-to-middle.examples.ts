import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'opening-to-middle': {
    makes: [
      [
        'Over the past decade, several cities have invested heavily in trams, buses, and cycle lanes.',
        'Several cities have, over the past decade, invested heavily in trams, buses, and cycle lanes.',
      ],
    ],
    leaves: [
      'In the next round, top teams are ready to play.',
      'In conclusion, several cities have invested in trams.',
      'In the past, they have invested in trams.',
      'In recent years, the city has not invested in trams.',
      'In their view, the city has failed.',
      'With online maps, drivers can find every street.',
      'At the same time, the city is growing.',
    ],
  },
}
