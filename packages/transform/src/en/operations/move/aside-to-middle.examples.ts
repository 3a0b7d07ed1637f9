import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'aside-to-middle': {
    makes: [
      ['When used well, the tool saves much time.', 'The tool, when used well, saves much time.'],
      ['Despite its age, the old bridge is safe.', 'The old bridge, despite its age, is safe.'],
      ['Unlike most towns, Leeds has kept its trams.', 'Leeds, unlike most towns, has kept its trams.'],
    ],
    leaves: [
      'When used well, it saves much time.',
      'Despite this, the old bridge is safe.',
      'Unlike trams, no bus is safe.',
      'When prices rise, the tool saves time.',
    ],
  },
}
