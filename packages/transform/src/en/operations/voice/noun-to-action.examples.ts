import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'noun-to-action': {
    makes: [
      ['They pay for the development of new tools.', 'They pay for developing new tools.'],
      ['It works by the removal of old paint.', 'It works by removing old paint.'],
      ['The plan involves the use of drones.', 'The plan involves using drones.'],
    ],
    leaves: [
      'They argue about the use of force by the police.',
      'The development of new tools is slow.',
      'They spoke of the impact on the development of towns.',
    ],
  },
}
