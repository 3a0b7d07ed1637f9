import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'more-than-one-act': {
    makes: [
      ["The valve doesn't just save water; it cuts noise.", 'The valve saves water and cuts noise.'],
      ["It doesn't only warm the room—it dries the coats.", 'It warms the room and dries the coats.'],
      ["These lamps don't just save power. They also cut noise.", 'These lamps save power and cut noise.'],
      ["The valve doesn't just save water; it saves money.", 'The valve saves water and money.'],
    ],
    leaves: [
      "The valve doesn't save water; it cuts noise.",
      "Don't just stand there; they need help.",
      "The valve doesn't just save water; she says so.",
      "The valve doesn't just save water; it does not leak.",
      "The valve didn't just save water; it cuts noise.",
      "They don't just say that it leaks; they show it.",
    ],
  },
}
