import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'contrast-pair': {
    makes: [
      ["A pantry list isn't a rule; it's a plan.", 'A pantry list is a plan, not a rule.'],
      ["Good bread isn't about fancy flour—it's about time.", 'Good bread is about time, not fancy flour.'],
      ["Gardening isn't about food. It's about rest.", 'Gardening is about rest, not food.'],
      [
        "The question isn't whether we pay; it's whether we pay now.",
        'The question is whether we pay now, not whether we pay.',
      ],
      ["What changed wasn't my shoes. It was my stride.", 'What changed was my stride, not my shoes.'],
      ['Those cups are not bowls; they are tools.', 'Those cups are tools, not bowls.'],
      [
        "Remember, a list isn't a rule—it's a plan for what matters most.",
        'Remember, a list is a plan for what matters most, not a rule.',
      ],
    ],
    leaves: [
      "The lake isn't deep; the river is.",
      "The plan isn't cheap, it's a plan that nobody in the town, not even the mayor, has read.",
      "He said it isn't a toy; it's a tool.",
      "The tool wasn't a toy; it is a gift.",
      "The lamp isn't a toy; it's bright.",
      "There isn't a plan; it's a guess.",
      "If it isn't a toy, it's a tool.",
      "The road isn't long. It's a walk past the old mill, over the bridge, and up the hill behind the church.",
      "It isn't only for members; it's not for guests.",
      'The plan is not only good for towns; it is also good for farms.',
      "Gardening isn't just about growing food. It's about slowing down.",
      "The lamp isn't just a light. It's a small heater.",
      "It's not about building a wall; it's about mending it.",
      "Our walk wasn't a stroll; it was a race. Loud, wild, and short.",
      "The lamp isn't a toy; it's a tool. One that any child can use when the power is out at night.",
      "It's not about the score. It's about knowing that we played well.",
    ],
  },
}
