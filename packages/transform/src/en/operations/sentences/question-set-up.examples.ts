import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'question-set-up': {
    makes: [
      ['The result? A quiet room and a full jar.', 'The result is a quiet room and a full jar.'],
      ['The best part? It costs nothing.', 'The best part is that it costs nothing.'],
      ['The good news? You can fix the pump at home.', 'The good news is that you can fix the pump at home.'],
      ['The trick? Add a pinch of salt.', 'The trick is to add a pinch of salt.'],
      ['The problem? The pump leaked.', 'The problem was that the pump leaked.'],
      ['Best of all? The pot is dishwasher safe.', 'Best of all, the pot is dishwasher safe.'],
      ['Why does this matter? Because the pump leaks.', 'This matters because the pump leaks.'],
    ],
    leaves: [
      'The result? Nobody knew.\n\nA quiet room.',
      'Is it cheap? No.',
      'The result? Who knows?',
      'Why does this matter? The pump leaks.',
      'The pump? A small one.',
      'The fix? We closed the valve.',
    ],
  },
}
