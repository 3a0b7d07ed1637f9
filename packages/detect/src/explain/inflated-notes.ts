import type { DetectNote } from '@redraft/contracts'
import { SHOWY_WORDS } from '../chinese/character-groups.ts'
import { INFLATED_WORDS } from '../english/word-groups.ts'
import type { EvidenceText, ModelLanguage } from '../features/evidence.ts'
import { createPhraseMatcher, type PhraseMatch, type PhraseMatcher } from '../features/phrase-matcher.ts'
import { type SentenceRange, sourceSpan } from './sentence-ranges.ts'

/** Words that chat models overuse, each a group of its own. */
const MATCHERS: Readonly<Record<ModelLanguage, PhraseMatcher>> = {
  en: createPhraseMatcher(INFLATED_WORDS.split(' ').map((word) => [word])),
  zh: createPhraseMatcher(SHOWY_WORDS.split(' ').map((word) => [word])),
}
const SIGNALS = { en: 'inflated_words', zh: 'words_inflated' } as const
/** One such word in a sentence is anyone's; two are ten times as frequent in machine texts as in human ones. */
const LEAST_WORDS = 2

/** The first match of each word. */
function distinct(matches: readonly PhraseMatch[]): PhraseMatch[] {
  const seen = new Set<number>()
  return matches.filter(({ group }) => seen.size < seen.add(group).size)
}

/** A note on each overused word of the sentences that hold several different ones (UTF-16 offsets). */
export function inflatedWordNotes(evidence: EvidenceText, sentences: readonly SentenceRange[]): DetectNote[] {
  return sentences.flatMap(({ from, to }) => {
    const words = distinct(MATCHERS[evidence.language].find(evidence.tokens, { from, to }))
    if (words.length < LEAST_WORDS) return []
    return words.map((word) => ({
      ...sourceSpan(evidence, word.from, word.to),
      signal: SIGNALS[evidence.language],
      code: 'overused_words',
      values: { count: words.length },
    }))
  })
}
