import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'drop-chat-sentence': {
    makes: [
      ['I hope this email finds you well. The pump is here.', 'The pump is here.'],
      ['Oil it once a year. I hope this helps!', 'Oil it once a year.'],
      ["A pump needs care. Let's dive in.\n\nFirst, drain it.", 'A pump needs care.\n\nFirst, drain it.'],
    ],
    leaves: [
      'I hope this helps the town.',
      "A pump needs care. Here's how to get started.\n\nFirst, drain it.",
      "A pump needs care. Let's dive in.\n\n- Drain it.\n- Oil it.",
      'I hope this email finds you well.\n\nThe pump is here.',
    ],
  },
  'drop-colon-frame': {
    makes: [
      ["Here's the thing: the pump was old.", 'The pump was old.'],
      ["Let's face it—nobody reads the label.", 'Nobody reads the label.'],
    ],
    leaves: ["Here's the recipe: flour and water.", 'Here is the thing he lost: a ring.'],
  },
  'drop-whether-opening': {
    makes: [
      [
        "Whether you're a complete beginner or a seasoned cook, the pot is easy to clean.",
        'The pot is easy to clean.',
      ],
    ],
    leaves: [
      "Whether you're at home or at work, the pot is easy to clean.",
      "Whether you're an expert or not is no matter.",
      'Whether they are beginners or experts, they need a licence.',
    ],
  },
  'drop-simple-colon': {
    makes: [
      ['The goal is simple: to waste less water.', 'The goal is to waste less water.'],
      ['Our aim was clear—to mend the pump.', 'Our aim was to mend the pump.'],
    ],
    leaves: ['The goal is simple: less water.', 'The rule for guests is simple: to enter, ring.'],
  },
}
