import type { SignalTexts } from './signal-texts.ts'

/** What the models of both languages measure, by id. */
export const MODEL_SIGNALS = {
  letter_patterns: {
    label: 'Letter patterns',
    meaning: 'How much the strings of letters resemble those of machine texts, from 0 to 1',
  },
  word_choice: {
    label: 'Word choice',
    meaning: 'How much the words and short phrases resemble those of machine texts, from 0 to 1',
  },
  phrasing: {
    label: 'Phrasing without topic',
    meaning:
      'How much the order of function words, endings and marks resembles that of machine texts, from 0 to 1',
  },
  shapes_surprise: {
    label: 'Predictability of phrasing',
    meaning:
      'Mean surprise at each function word, ending and mark after the ones before it, in nats: lower is more predictable',
  },
  shapes_surprise_sentence_spread: {
    label: 'Variation of predictability',
    meaning: 'How much the mean surprise differs from one sentence to the next, in nats',
  },
} satisfies Readonly<Record<string, SignalTexts>>
