import type { SignalEntry } from './signal-entry.ts'

const LIKELIER =
  'How much likelier the order of words and marks is after machine texts than after human ones, in nats (natural logarithms) per word'

/** The surprise values that are shown to people; the same streams exist in every language's model. */
export const SURPRISE_SIGNALS: readonly SignalEntry[] = [
  {
    id: 'shapes_surprise',
    label: 'Predictability of phrasing',
    meaning:
      'Mean surprise at each function word, ending and mark after the ones before it, in nats: lower is more predictable',
  },
  {
    id: 'shapes_surprise_sentence_spread',
    label: 'Variation of predictability',
    meaning: 'How much the mean surprise differs from one sentence to the next, in nats',
  },
  { id: 'common_ratio', label: 'Likelihood under two language models', meaning: LIKELIER },
  {
    id: 'characters_ratio',
    label: 'Likelihood under two language models',
    meaning: LIKELIER.replace('per word', 'per character'),
  },
]
