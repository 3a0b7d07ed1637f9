import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'split-at-and': {
    makes: [
      [
        'The new library opened its doors in the spring of the year, and the old building was sold to a local firm soon after.',
        'The new library opened its doors in the spring of the year. The old building was sold to a local firm soon after.',
      ],
      [
        'The soup was light and full of flavor, and the bread was filled with seeds and nuts.',
        'The soup was light and full of flavor. The bread was filled with seeds and nuts.',
      ],
    ],
    leaves: [
      'Banks will not process any card payments after the deadline, and there are fees for each of the late transfers made.',
      'The plot of it is good, the acting is superb, and the story is full of turns.',
      'The library opened, and the old building was sold.',
      'The plot of the film was rather thin, the acting was poor throughout, and the sound of the whole thing was bad as well.',
      'Sleep is vital because its phases restore the body and the brain every night, and it keeps the whole heart in good order.',
    ],
  },
  'split-at-semicolon': {
    makes: [
      [
        'The library opened in spring; however, few people came.',
        'The library opened in spring. However, few people came.',
      ],
    ],
    leaves: ['They saw cats; dogs; owls.'],
  },
  'join-this': {
    makes: [
      [
        'The shop sells local bread. This helps small farms.',
        'The shop sells local bread, which helps small farms.',
      ],
    ],
    leaves: ['The shop sells local bread. This shop is old.'],
  },
  'join-also': {
    makes: [['The library is large. It is also very old.', 'The library is large and is also very old.']],
    leaves: ['The library is large. They are also old.'],
  },
}
