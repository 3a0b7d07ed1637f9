/** An operation's examples: [before, after] pairs it must make, and sentences it must leave alone. */
export interface OperationExamples {
  readonly makes: readonly (readonly [string, string])[]
  readonly leaves: readonly string[]
}

export const PHRASE_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
  'not-only': {
    makes: [
      [
        'These steps not only save time but also cut the cost of repair.',
        'These steps save time and cut the cost of repair.',
      ],
      ['The book is not only cheap but also useful.', 'The book is both cheap and useful.'],
      ['They are not only discussed but actively pursued.', 'They are discussed and actively pursued.'],
      ['It harms not only the driver but also the owner.', 'It harms both the driver and the owner.'],
      [
        'The story is not only short, but it also makes people think.',
        'The story is short, and it also makes people think.',
      ],
    ],
    leaves: [
      'Not only did they leave, but they also took the key.',
      'It does not only warm the room but also the hall.',
      'It is not only for me.',
      'It is not only not cheap but also not safe.',
      'They came not only late; but they stayed.',
      'She knew that not only were they wrong, but the rule failed.',
    ],
  },
  'swap-pair': {
    makes: [['They value skills and knowledge.', 'They value knowledge and skills.']],
    leaves: [
      'They saw thoughts and feelings in this.',
      'It weighs exploration and exploitation.',
      'They study supply and demand.',
      'They met Anna and Ben.',
      'They like black and white films.',
      'It helps the environment and quality of life.',
      'There were riots in streets and chaos in parks.',
      'Rules limit options and access to parks.',
      'They are direct and indirect.',
      'She showed loyalty and admiration for her school.',
      'They study the detection and classification of faults.',
      'They went on long and dangerous trips.',
    ],
  },
  'swap-first-items': {
    makes: [
      [
        'Screens can lead to anxiety, insomnia, and other disorders that last.',
        'Screens can lead to insomnia, anxiety, and other disorders that last.',
      ],
      ['It is an engaging, useful, and pleasant book.', 'It is a useful, engaging, and pleasant book.'],
      [
        'They learn by means such as reading books, attending talks, and joining clubs.',
        'They learn by means such as attending talks, reading books, and joining clubs.',
      ],
      [
        'The food was cold, the staff was rude, and the room was dark.',
        'The staff was rude, the food was cold, and the room was dark.',
      ],
    ],
    leaves: [
      'They sell bread, butter, and other goods.',
      'The food was cold, it was late, and the room was dark.',
      'They met Anna, Ben, and other friends.',
    ],
  },
  'swap-adverbs': {
    makes: [['The tool works quickly and reliably.', 'The tool works reliably and quickly.']],
    leaves: ['The water rose slowly and steadily.', 'It was directly and indirectly caused by heat.'],
  },
  'swap-verbs': {
    makes: [['They want to support and encourage students.', 'They want to encourage and support students.']],
    leaves: ['They want to build and maintain trust.', 'They want to support and build trust.'],
  },
  'swap-triad': {
    makes: [['They value honesty, courage, and kindness.', 'They value honesty, kindness, and courage.']],
    leaves: ['They met Anna, Ben, and Carl.'],
  },
  'swap-phrases': {
    makes: [
      ['It affects mental health and academic success.', 'It affects academic success and mental health.'],
    ],
    leaves: ['It affects mental health and success.'],
  },
  genitive: {
    makes: [
      ['They know the needs of the community.', "They know the community's needs."],
      ['They praised the lively mood of the film.', "They praised the film's lively mood."],
    ],
    leaves: [
      'They know the needs of the community in Leeds.',
      'They stood in the heart of the city.',
      'It could save the life of the man he admires.',
    ],
  },
  'of-genitive': {
    makes: [
      ["They test the model's accuracy.", 'They test the accuracy of the model.'],
      ["They know the planet's hostile climate.", 'They know the hostile climate of the planet.'],
      ["They study a company's structure.", 'They study the structure of a company.'],
    ],
    leaves: [
      "They test Anna's accuracy.",
      "They know the model's accuracy of 40.",
      "They moved at a snail's pace.",
      "They like the company's lawyer.",
      "They want the city's help and support.",
      "They know this year's sale.",
    ],
  },
  'article-repair': {
    makes: [['They want an useful tool.', 'They want a useful tool.']],
    leaves: ['They want an hour.', 'A useful tool helps.'],
  },
  'doubled-word': {
    makes: [['They know the the plan.', 'They know the plan.']],
    leaves: ['They had had enough.'],
  },
  'base-after-did': {
    makes: [['They did not went home.', 'They did not go home.']],
    leaves: ['They did not put it there.'],
  },
  'manner-adverb': {
    makes: [['They moved the boxes in a careful way.', 'They moved the boxes carefully.']],
    leaves: ['They moved the boxes in a way that helped.', 'They did it in the same way.'],
  },
  'report-to-end': {
    makes: [['Critics argue that the plan costs too much.', 'The plan costs too much, critics argue.']],
    leaves: ['They argue that the plan costs too much.', 'The results show that the plan costs too much.'],
  },
  'dash-pair': {
    makes: [['The plan — which few had read — was dropped.', 'The plan (which few had read) was dropped.']],
    leaves: [
      'His approach, such as the net method — which counts the assets — is sound.',
      'They rely on basic drives of defence – in such a case, people freeze – to run and hide.',
      'The plan was dropped.',
      'While I read — and tried not to think — a bell rang.',
    ],
  },
  'dash-single': {
    makes: [
      ['They wanted one thing — a new roof.', 'They wanted one thing: a new roof.'],
      [
        'The pieces never fit well — just adding one would not help.',
        'The pieces never fit well; just adding one would not help.',
      ],
      ['They played for time — a plan that paid off.', 'They played for time, a plan that paid off.'],
      ['The lesson was plain — the plan had failed.', 'The lesson was plain: the plan had failed.'],
    ],
    leaves: [
      'They wanted it — tools, mostly.',
      'The price I had paid, the friends I had made, and the miles behind me — it all led here.',
      'The price I had paid — it was too high.',
      'They broke the line, the wall, and the gate — a bold move.',
    ],
  },
  'swap-adjectives': {
    makes: [
      ['They want a safe and healthy diet.', 'They want a healthy and safe diet.'],
      ['The room was clean and inviting.', 'The room was inviting and clean.'],
    ],
    leaves: [
      'They bought a new identity, clean and untraceable.',
      'It is a very nice and clean place.',
      'They had good and bad days.',
      'They like black and white films.',
      'It has direct and indirect effects.',
      'It helps small and medium-sized firms.',
    ],
  },
  'swap-nouns': {
    makes: [
      ['They value their skills and knowledge.', 'They value their knowledge and skills.'],
      ['They found new interests and hobbies.', 'They found new hobbies and interests.'],
      ['Shops and libraries can help old people.', 'Libraries and shops can help old people.'],
      ['They need the wisdom and kindness they lack.', 'They need the kindness and wisdom they lack.'],
    ],
    leaves: [
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
  'swap-actions': {
    makes: [['It helps to improve health and reduce costs.', 'It helps to reduce costs and improve health.']],
    leaves: ['It helps to improve health and reduce its costs.', 'They had to find data and test models.'],
  },
}
