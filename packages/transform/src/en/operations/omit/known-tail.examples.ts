import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
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
