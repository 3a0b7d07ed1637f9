import { readFileSync } from 'node:fs'

const WORDS = new Set(
  readFileSync(new URL('../../lexicon/en/common-words.txt', import.meta.url), 'utf8').split('\n'),
)

/** Whether a word is frequent in lower case, so that a capital at the beginning of a sentence is only position. */
export function isCommonWord(lower: string): boolean {
  return (
    WORDS.has(lower) ||
    WORDS.has(lower.replace(/s$/, '')) ||
    WORDS.has(lower.replace(/ing$/, '')) ||
    WORDS.has(lower.replace(/ies$/, 'y')) ||
    WORDS.has(lower.replace(/(?:es|ed|ly|er|ers|al)$/, '')) ||
    WORDS.has(lower.replace(/(?:ed|ing|er|ers)$/, 'e')) ||
    lower.includes('-')
  )
}
