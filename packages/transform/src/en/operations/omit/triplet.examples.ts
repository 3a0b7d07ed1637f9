import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'trim-triplet': {
    makes: [
      ['The notes are clear, concise, and easy to understand.', 'The notes are clear and concise.'],
      ['It is a quick, simple, and straightforward repair.', 'It is a quick and simple repair.'],
      ['They explore, investigate, and map the caves.', 'They explore and map the caves.'],
    ],
    leaves: [
      'The notes are clear, brief, and funny.',
      'They sell bread, salt, and easy chairs.',
      'It is fresh, clear, simple, and straightforward.',
      'The tool is light, cheap, and easy to use.',
      'They teach teamwork, cooperation, and conflict resolution.',
      'She is adaptable, flexible, and has a plan.',
    ],
  },
}
