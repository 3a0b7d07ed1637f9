import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'subordinate-to-back': {
    makes: [
      ['When prices rise, many families save money.', 'Many families save money when prices rise.'],
      ['When people are tired, they make mistakes.', 'People make mistakes when they are tired.'],
    ],
    leaves: [
      'If you listen to it, I would love to hear your thoughts on the stories.',
      'Since prices are high, many families save money.',
      'When prices rise, this hurts them.',
      'As a student, I worked at night.',
      'Although some find the work dull, others may find it soothing.',
      'As Clara looked at the bright stars, a thought struck her like thunder.',
      'As she turned the page, pictures of a young woman filled the room.',
      'When you look up, the room has grown dark.',
      'When I turned the corner, I saw three men lying on the ground.',
    ],
  },
  'subordinate-to-front': {
    makes: [['Many families save money when prices rise.', 'When prices rise, many families save money.']],
    leaves: [
      'They asked when the shop would open.',
      'It failed even when prices rose.',
      'Yet many families save money when prices rise.',
      'We visit our family often although they live far away.',
      'Clara smiled when the sun warmed her face.',
      'The cafe offers cheap meals for busy days when cooking takes too long.',
      'I try to avoid it because the thought hurts.',
    ],
  },
}
