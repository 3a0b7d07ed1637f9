import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'rotate-list': {
    makes: [
      ['They value honesty, courage, and kindness.', 'They value kindness, honesty, and courage.'],
      ['It needs fresh ingredients and bold flavors.', 'It needs bold flavors and fresh ingredients.'],
    ],
    leaves: [
      'It spans asset classes, security types, industries, geographies, credit qualities, and durations.',
      'They answer with a honk and an obscene gesture.',
      'They value honesty, courage, and other virtues.',
      'They met Anna, Ben, and Carl.',
      'It needs great food, service, and space.',
      'It raised significant safety and ethical concerns.',
      'It reflects current risk trends and price levels.',
      'It helps individuals, families, and society.',
      'It showed a growing love for the plain man and the rise of new parties.',
      'It stems from the plain man and the rise of new parties.',
      'It must cope with noise, light, and seasonal changes.',
      'They avoid coastal banks and insurance firms.',
    ],
  },
}
