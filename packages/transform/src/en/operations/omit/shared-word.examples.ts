import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'share-owner': {
    makes: [
      ['They told us their plans and their fears.', 'They told us their plans and fears.'],
      ['He lost his old house and his garden.', 'He lost his old house and garden.'],
      ['She sold her books or her records.', 'She sold her books or records.'],
    ],
    leaves: ['They told us their hopes and our fears.', 'He made his house and his own bed.'],
  },
  'share-link': {
    makes: [
      ['They want to learn and to grow.', 'They want to learn and grow.'],
      ['They learn by reading and by writing.', 'They learn by reading and writing.'],
      ['It helps to read it and to write it down.', 'It helps to read it and write it down.'],
    ],
    leaves: ['They gave it to him and to her.', 'They want to go and by noon.'],
  },
  'share-subject': {
    makes: [
      ["I love the place, and I can't wait to go back.", "I love the place and can't wait to go back."],
      ['They left early, but they were late.', 'They left early but were late.'],
      ['We had a good time and we will be back.', 'We had a good time and will be back.'],
    ],
    leaves: [
      'They came when it rained, and they left soon.',
      'I want to see it work, and I think it can.',
      'He came early, and she left late.',
      'I recall the day Matt and I met her.',
    ],
  },
}
