/** Streams of a language in the order of the model file, with the longest n-gram of each. */
export const SURPRISE_STREAMS = {
  en: [
    { name: 'shapes', order: 4, bits: 16 },
    { name: 'common', order: 3, bits: 16 },
  ],
  zh: [
    { name: 'shapes', order: 4, bits: 17 },
    { name: 'characters', order: 3, bits: 17 },
  ],
} as const

/** What is measured on each stream; see `measureSurprise`. */
export const SURPRISE_VALUES = [
  'ratio',
  'ratio_spread',
  'ratio_sentence_spread',
  'ratio_lowest_sentence',
  'machine_share',
  'surprise',
  'surprise_spread',
  'expected_share',
  'surprising_share',
  'astonishing_share',
  'surprise_sentence_spread',
  'surprise_echo',
  'surprise_turns',
  'known_length',
  'unknown_share',
] as const

/** Names of all surprise values of a language, in order. */
export function surpriseNames(language: 'en' | 'zh'): string[] {
  return SURPRISE_STREAMS[language].flatMap(({ name }) => SURPRISE_VALUES.map((value) => `${name}_${value}`))
}
