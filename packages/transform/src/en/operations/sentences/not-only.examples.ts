import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'not-only': {
    makes: [
      [
        'The screen is not only bright, but also remarkably clear.',
        'The screen is bright and remarkably clear.',
      ],
      [
        'These steps not only save time but also cut the cost of repair.',
        'These steps save time and cut the cost of repair.',
      ],
      ['The book is not only cheap but also useful.', 'The book is both cheap and useful.'],
      ['The book is not just cheap but also useful.', 'The book is both cheap and useful.'],
      [
        'These steps not merely save time but also cut the cost of repair.',
        'These steps save time and cut the cost of repair.',
      ],
      ['He took not just the bread, but also the salt.', 'He took the bread and the salt.'],
      ['They are not only discussed but actively pursued.', 'They are discussed and actively pursued.'],
      ['It harms not only the driver but also the owner.', 'It harms both the driver and the owner.'],
      [
        'The story is not only short, but it also makes people think.',
        'The story is short, and it also makes people think.',
      ],
    ],
    leaves: [
      'That being said, they are not only cheap but also useful.',
      'Not only did they leave, but they also took the key.',
      'It does not only warm the room but also the hall.',
      'It is not only for me.',
      'The plan is not just limited to towns but also helps farms.',
      'The lake is not just cold but frozen.',
      'The lake is not simply cold but it is also frozen.',
      'It is not only not cheap but also not safe.',
      'They came not only late; but they stayed.',
      'She knew that not only were they wrong, but the rule failed.',
    ],
  },
}
