import type { Language } from '@redraft/contracts'
import { tokenizeChinese } from '@redraft/transform'
import { lexiconOf } from './load-lexicon.ts'

/** A word that carries content: what it is compared by, and its place in the sentence (UTF-16). */
export interface ContentWord {
  readonly stem: string
  readonly at: number
  /** Whether it can be who acts, or whom it is done to, as far as the analyser tells. */
  readonly mayAct: boolean
}

const WORD = /[\p{L}\p{N}]/u
const PLACEHOLDER = /\[\[P\d+\]\]/g
const HAN = /\p{Script=Han}/u
const ENGLISH_WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu
/** Nouns and pronouns of jieba; not its nouns of action (`vn`). */
const ACTING = /^[nr]/

/** Endings that inflection and derivation put on English words: what is left tells words of one family. */
const ENDINGS =
  /(?:ization|isation|ations?|itions?|ments?|ness|ously|ously|fully|ingly|edly|ically|ities|ity|ives?|ively|ances?|ences?|ants?|ents?|ers?|ors?|ings?|ies|ied|ed|es|ly|al|ic|s|e|y)$/

function stemOf(word: string): string {
  const lower = word.toLowerCase().replace(/['’]s$/, '')
  if (lower.length <= 3) return lower
  const cut = lower.replace(ENDINGS, '')
  return (cut.length >= 3 ? cut : lower).slice(0, 7)
}

/** The words of a sentence that carry content, in order; placeholders are none. */
export function contentWords(sentence: string, language: Language): ContentWord[] {
  const { stop } = lexiconOf(language)
  const blank = sentence.replace(PLACEHOLDER, (found) => ' '.repeat(found.length))
  if (language !== 'en') {
    return tokenizeChinese(blank).flatMap(({ text, reading, tag, start }) => {
      if (!WORD.test(text) || stop.has(reading)) return []
      const stem = HAN.test(text) ? reading : stemOf(text)
      return [{ stem, at: start, mayAct: ACTING.test(tag) }]
    })
  }
  return [...blank.matchAll(ENGLISH_WORD)].flatMap(({ 0: word, index }) =>
    stop.has(word.toLowerCase()) ? [] : [{ stem: stemOf(word), at: index, mayAct: true }],
  )
}

/** What two sentences are compared by: English stems, Chinese characters of content words. */
export function likenessUnits(words: readonly ContentWord[]): string[] {
  return words.flatMap(({ stem }) => (HAN.test(stem) ? [...stem] : [stem]))
}

/** How many units two lists share, each counted as often as both have it. */
export function sharedCount(a: readonly string[], b: readonly string[]): number {
  const left = new Map<string, number>()
  for (const unit of b) left.set(unit, (left.get(unit) ?? 0) + 1)
  let shared = 0
  for (const unit of a) {
    const count = left.get(unit) ?? 0
    if (count === 0) continue
    left.set(unit, count - 1)
    shared++
  }
  return shared
}
