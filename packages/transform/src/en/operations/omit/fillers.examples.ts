import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'drop-opener': {
    makes: [['Moreover, the old plan failed.', 'The old plan failed.']],
    leaves: ['However, the old plan failed.'],
  },
  'drop-intensifier': {
    makes: [
      ['They are very useful books.', 'They are useful books.'],
      ['It is a very important step.', 'It is an important step.'],
    ],
    leaves: ['They are not very useful books.', 'It is a very old book.', 'It is so very kind.'],
  },
  'drop-that': {
    makes: [['They believe that it works well.', 'They believe it works well.']],
    leaves: ['They believe that dogs work well.'],
  },
  'drop-hollow-tail': {
    makes: [['The new plan worked well, highlighting the importance of care.', 'The new plan worked well.']],
    leaves: [
      'The new plan worked well, highlighting the 12 values of Leeds.',
      'The plan worked well, saving the town money.',
    ],
  },
  'drop-filler': {
    makes: [
      ['They like their own homes.', 'They like their homes.'],
      ['The plan also helps small firms.', 'The plan helps small firms.'],
    ],
    leaves: ['They live on their own.'],
  },
}
