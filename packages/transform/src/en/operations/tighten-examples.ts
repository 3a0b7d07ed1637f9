import type { OperationExamples } from './phrase-examples.ts'

/** How `shorten` tightens what is said twice, held already, or said in more words than it takes. */
export const TIGHTEN_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
  'drop-also': {
    makes: [
      ['It can also lead to higher prices.', 'It can lead to higher prices.'],
      ['They have also raised the price.', 'They have raised the price.'],
      ['The club is also a meeting place.', 'The club is a meeting place.'],
    ],
    leaves: [
      'It is not only cheap; it is also quick.',
      'It is also known as the red house.',
      'The house is old, but it is also dry.',
    ],
  },
  'drop-held-adverb': {
    makes: [
      ['They should carefully consider the plan.', 'They should consider the plan.'],
      ['I highly recommend the place.', 'I recommend the place.'],
      ['The changes further improve the result.', 'The changes improve the result.'],
    ],
    leaves: [
      'They did not carefully consider the plan.',
      'He carefully lifted the lid.',
      'It is a carefully designed garden.',
      'It was hard to fully embrace the plan.',
      'My carefully crafted plan failed.',
    ],
  },
  'drop-currently': {
    makes: [
      ['The firm is currently working on a new engine.', 'The firm is working on a new engine.'],
      ['They are presently building a bridge.', 'They are building a bridge.'],
      ["We're currently looking for a house.", "We're looking for a house."],
    ],
    leaves: ['The firm is currently small.', 'Four plans currently exist.'],
  },
  'drop-held-modifier': {
    makes: [
      ['The board gave the plan careful consideration.', 'The board gave the plan consideration.'],
      ['He praised the overall quality of the work.', 'He praised the quality of the work.'],
      ['They rely on many different types of seed.', 'They rely on many types of seed.'],
    ],
    leaves: [
      'It is a valuable tool for teachers.',
      'They reached it in markedly different ways.',
      'The model achieved remarkable feats.',
      'They need a deep understanding of trade.',
      'She spoke of the overall quality control.',
    ],
  },
  'drop-second-praise': {
    makes: [
      ['They told us a long and thrilling story.', 'They told us a long story.'],
      ['It is a captivating and educational book.', 'It is an educational book.'],
      ['They told us sad and fascinating stories.', 'They told us sad stories.'],
    ],
    leaves: [
      'The final was intense and thrilling.',
      'They told us sad, long and fascinating stories.',
      'It is a more intense and thrilling final.',
    ],
  },
  'drop-clause-that': {
    makes: [
      ['I believe that the plan works.', 'I believe the plan works.'],
      ['We hope that the plan works.', 'We hope the plan works.'],
      ['I am glad that the plan works.', 'I am glad the plan works.'],
    ],
    leaves: ['The belief that the plan works is old.', 'They know that.', 'I know that man.'],
  },
  'drop-object-that-before-noun': {
    makes: [
      ['The tasks that students face in school are hard.', 'The tasks students face in school are hard.'],
      ['They sell the tools that people need.', 'They sell the tools people need.'],
      ['It lists the foods that children love.', 'It lists the foods children love.'],
    ],
    leaves: [
      'They say that students face many tasks.',
      'The tools that people sell us are dear.',
      'The law that students hate is old.',
    ],
  },
  'reduce-adjective-relative': {
    makes: [
      ['The people who are responsible for it left.', 'The people responsible for it left.'],
      ['They want films that are similar to this one.', 'They want films similar to this one.'],
      ['Anyone who is interested in art may come.', 'Anyone interested in art may come.'],
    ],
    leaves: [
      'The people who are responsible left.',
      'The people who are responsible for it and want more left.',
      'It is clear that is common in towns.',
    ],
  },
  'reduce-loose-relative': {
    makes: [
      ['The book, which was written in May, is short.', 'The book, written in May, is short.'],
      ['He saw the house, which is owned by a bank.', 'He saw the house, owned by a bank.'],
      ['The price, which is lower than last year, is fair.', 'The price, lower than last year, is fair.'],
    ],
    leaves: [
      'The book, which was written in May and is short, sells well.',
      'The book, which is short, sells well.',
      'The train, which is expected at noon, is late.',
    ],
  },
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
  'drop-sense-after-adjective': {
    makes: [
      ['She felt a deep sense of gratitude for it.', 'She felt deep gratitude for it.'],
      ['They left with a renewed sense of hope.', 'They left with renewed hope.'],
      ['He had a growing feeling of dread.', 'He had growing dread.'],
    ],
    leaves: ['He has a good sense of humour.', 'It needs a strong sense of duty rotas.'],
  },
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
  'drop-known-tail': {
    makes: [
      [
        'Exercise improves health. They walk to work each day in the rain, ensuring health through exercise.',
        'Exercise improves health. They walk to work each day in the rain.',
      ],
      [
        'The road links the village to the market. It was built of stone in winter, providing a vital link to the market.',
        'The road links the village to the market. It was built of stone in winter.',
      ],
      [
        'Bees help farmers. The club keeps hives on old roofs in town, highlighting the importance of bees.',
        'Bees help farmers. The club keeps hives on old roofs in town.',
      ],
    ],
    leaves: [
      'They walk to work every day, making the roads quiet.',
      'Exercise improves health. They walk to work every day, ensuring that health may improve.',
    ],
  },
}
