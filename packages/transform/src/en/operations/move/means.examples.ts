import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'by-phrase-to-back': {
    makes: [
      ['By walking to work, people save money.', 'People save money by walking to work.'],
      [
        'By selling fresh food, shops can help close the gap in the town.',
        'Shops can help close the gap in the town by selling fresh food.',
      ],
      ['Despite these costs, the plan has support.', 'The plan has support despite these costs.'],
    ],
    leaves: [
      'Despite initially costing little, the player has raised his value.',
      'By doing so, people save money.',
      'By walking to work, people learn that sport helps.',
      'By walking to work, people plan to save money.',
      'Despite this, the plan has support.',
    ],
  },
  'by-phrase-to-front': {
    makes: [['People save money by walking to work.', 'By walking to work, people save money.']],
    leaves: ['The bread was ruined by burning it.', 'I marked it by taking a long trip.'],
  },
}
