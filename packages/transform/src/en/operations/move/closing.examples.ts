import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'closing-to-front': {
    makes: [
      [
        'The old shop is popular because it sells good bread.',
        'Because the old shop sells good bread, it is popular.',
      ],
    ],
    leaves: [
      'The town is quiet, as most people work elsewhere.',
      'You must clean the tank after the boys leave or the pump will stop.',
      'The fire began in the evening, when the shop was full.',
      'They do not know when the shop opens.',
      'The shop did not close because it was old.',
      'It is wise to go because it is free.',
      'It was a day like any other when the roof fell.',
      'The boys keep wondering if they belong there.',
      'The boys vowed to practise until they were good.',
      "Parking can be a pain since it's in a busy area.",
    ],
  },
}
