import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'dash-pair': {
    makes: [['The plan — which few had read — was dropped.', 'The plan (which few had read) was dropped.']],
    leaves: [
      'His approach, such as the net method — which counts the assets — is sound.',
      'They rely on basic drives of defence – in such a case, people freeze – to run and hide.',
      'The plan was dropped.',
      'We know that while risks exist — such as heat and dust — they can be met.',
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
      [
        'They tried a range of songs — from hymns that soothe to marches that wake the town.',
        'They tried a range of songs, from hymns that soothe to marches that wake the town.',
      ],
      ['The lesson was plain — the plan had failed.', 'The lesson was plain: the plan had failed.'],
    ],
    leaves: [
      'They wanted it — tools, mostly.',
      'The price I had paid, the friends I had made, and the miles behind me — it all led here.',
      'The price I had paid — it was too high.',
      'They broke the line, the wall, and the gate — a bold move.',
    ],
  },
}
