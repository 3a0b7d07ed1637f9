import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'drop-hollow-sentence': {
    makes: [
      ['I hope this letter finds you well. We plan a trip in May.', 'We plan a trip in May.'],
      [
        'Many people work at night. This is a very important topic. Sleep is short.',
        'Many people work at night. Sleep is short.',
      ],
      [
        'Uniforms reduce distractions. They promote unity in schools. In conclusion, uniforms reduce distractions and promote unity.',
        'Uniforms reduce distractions. They promote unity in schools.',
      ],
    ],
    leaves: [
      'This is a very important topic.',
      'Uniforms cost money. In conclusion, uniforms reduce distractions and promote unity.',
      'Uniforms reduce distractions. In conclusion, uniforms may reduce distractions.',
    ],
  },
}
