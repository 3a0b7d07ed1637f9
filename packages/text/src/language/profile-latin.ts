import { ENGLISH_FUNCTION_WORDS, FOREIGN_FUNCTION_WORDS } from './function-words.ts'

const english = new Set(ENGLISH_FUNCTION_WORDS.split(/\s+/))
const foreign = Object.entries(FOREIGN_FUNCTION_WORDS).map(([language, list]) => {
  const words = new Set(list.split(/\s+/))
  return {
    language,
    words: [...words].filter((word) => !english.has(word)),
    english: new Set([...english].filter((word) => !words.has(word))),
  }
})
/** The places in `foreign` of the languages that a word is a function word of. */
const foreignOf = new Map<string, number[]>()
for (const [place, { words }] of foreign.entries()) {
  for (const word of words) foreignOf.set(word, [...(foreignOf.get(word) ?? []), place])
}

export interface LatinProfile {
  readonly words: number
  /** Share of the words that are function words of English and not of the foreign language. */
  readonly english: number
  /** Share of the words with a letter English does not have (é, ß, ł …). */
  readonly accented: number
  /** The foreign language with the most function words in the text, that share, and how many different ones. */
  readonly foreign: { readonly language: string; readonly share: number; readonly distinct: number }
}

// Enough to decide, and it keeps a 1 MB text cheap.
const MAX_WORDS = 4_000
const LATIN_WORD = /[\p{Script=Latin}\p{M}]+(?:['’][\p{Script=Latin}\p{M}]+)?/gu

const ACCENTED = /[\u0080-\u{10ffff}]/u

function readWords(text: string): string[] {
  const words: string[] = []
  for (const match of text.normalize('NFC').matchAll(LATIN_WORD)) {
    if (words.length >= MAX_WORDS) break
    words.push(match[0].toLowerCase().replace('’', "'"))
  }
  return words
}

/** A word without an elided article or pronoun: `l'eau` is also `eau`. */
function withoutElision(word: string): string {
  const apostrophe = word.indexOf("'")
  return apostrophe === 1 || apostrophe === 2 ? word.slice(apostrophe + 1) : word
}

function countDistinct(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** How often words of each language in `foreign` occur, and how many different ones. */
function countForeign(counts: ReadonlyMap<string, number>): { hits: number; distinct: number }[] {
  const tallies = foreign.map(() => ({ hits: 0, distinct: 0 }))
  for (const [word, count] of counts) {
    const places = new Set([...(foreignOf.get(word) ?? []), ...(foreignOf.get(withoutElision(word)) ?? [])])
    for (const place of places) {
      const tally = tallies[place]
      if (!tally) continue
      tally.hits += count
      tally.distinct += 1
    }
  }
  return tallies
}

function countIn(counts: ReadonlyMap<string, number>, list: ReadonlySet<string>): number {
  let hits = 0
  for (const [word, count] of counts) if (list.has(word) || list.has(withoutElision(word))) hits += count
  return hits
}

/** Function-word shares of a text in Latin script, for English and for the best-fitting foreign language. */
export function profileLatin(text: string): LatinProfile {
  const words = readWords(text)
  const total = Math.max(1, words.length)
  const counts = countDistinct(words)
  const rivals = countForeign(counts).map((tally, place) => ({ ...tally, rival: foreign[place] }))
  const best = rivals.reduce((a, b) => (b.hits > a.hits ? b : a))
  return {
    words: words.length,
    english: best.rival ? countIn(counts, best.rival.english) / total : 0,
    accented: words.filter((word) => ACCENTED.test(word)).length / total,
    foreign: { language: best.rival?.language ?? '', share: best.hits / total, distinct: best.distinct },
  }
}
