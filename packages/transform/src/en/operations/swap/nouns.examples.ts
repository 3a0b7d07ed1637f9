import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'swap-nouns': {
    makes: [
      ['They value their skills and knowledge.', 'They value their knowledge and skills.'],
      ['They found new interests and hobbies.', 'They found new hobbies and interests.'],
      ['Shops and libraries can help old people.', 'Libraries and shops can help old people.'],
      ['They need the wisdom and kindness they lack.', 'They need the kindness and wisdom they lack.'],
    ],
    leaves: [
      'The organization for safety and knowledge has a new head.',
      'They came in ones or twos.',
      'They share the desire to wreak havoc and chaos.',
      'They sued their teachers and staff.',
      'The hall rang with laughter and grandeur.',
      'It harms the economy and businesses alike.',
      'The entrance and exit are on one street.',
      'They take part in the wreaking of doors and windows.',
      'They study supply and demand.',
      'They need support and access to care.',
      'They offer health and social services.',
      'They study the sources and effects of noise.',
      'They offer mental health and happiness.',
      'The recognition and classification of faults take time.',
      'They share a loyalty and admiration for the school.',
      'They praised their skill and patience for the task.',
      'They helped the child and society as a whole.',
      'Fights broke out in taverns and insults were traded.',
    ],
  },
}
