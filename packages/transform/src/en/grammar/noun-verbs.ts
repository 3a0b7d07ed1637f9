import { wordList } from '../../lexicon/load-lists.ts'
/** Words that are nouns and verbs alike and that the tagger tends to call nouns. */
export const NOUN_VERBS = wordList('en/grammar/noun-verbs', 'noun-verbs')

/** The base of a noun-verb from its base or -s form, else undefined. */
export function nounVerbBase(lower: string): string | undefined {
  if (NOUN_VERBS.has(lower)) return lower
  for (const base of [lower.replace(/s$/, ''), lower.replace(/es$/, ''), lower.replace(/ies$/, 'y')]) {
    if (base !== lower && NOUN_VERBS.has(base)) return base
  }
  return undefined
}
