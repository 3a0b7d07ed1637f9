import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'drop-evaluation': {
    makes: [
      ['The survey gives valuable insights into trade.', 'The survey gives insights into trade.'],
      ['They built an incredible team of nurses.', 'They built a team of nurses.'],
    ],
    leaves: [
      'The taste is unique.',
      'They gave more valuable insights into trade.',
      'It has a unique taste.',
      'They want rich and vibrant towns.',
    ],
  },
  'drop-various': {
    makes: [['It helps various industries grow.', 'It helps industries grow.']],
    leaves: ['Its uses are various.', 'It is used for various purposes.', 'It has many and various uses.'],
  },
  'drop-manner': {
    makes: [
      ['It helps them to effectively manage their time.', 'It helps them to manage their time.'],
      ['They successfully built a bridge.', 'They built a bridge.'],
    ],
    leaves: [
      'They did not actually read it.',
      'The plan slowly reduced the cost.',
      'The plan greatly reduced the cost.',
      'He was seriously injured.',
      'They took risks to truly live.',
      'His meticulously crafted plan failed.',
      'They left without really saying why.',
    ],
  },
  'drop-object-that': {
    makes: [['The book that I bought was dull.', 'The book I bought was dull.']],
    leaves: ['The fact that they left was known.', 'The book that costs more is better.'],
  },
  'drop-stage-direction': {
    makes: [['Needless to say, the plan failed.', 'The plan failed.']],
    leaves: ['However, the plan failed.', 'In my town, the plan failed.'],
  },
}
