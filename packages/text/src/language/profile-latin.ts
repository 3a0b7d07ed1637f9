import { ENGLISH_FUNCTION_WORDS, FOREIGN_FUNCTION_WORDS } from './function-words.ts'

const english = new Set(ENGLISH_FUNCTION_WORDS.split(/\s+/))
const foreign = Object.entries(FOREIGN_FUNCTION_WORDS).map(([language, words]) => ({
  language,
  words: new Set(words.split(/\s+/).filter((word) => !english.has(word))),
  english: new Set([...english].filter((word) => !words.split(/\s+/).includes(word))),
}))

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

function measure(words: readonly string[], list: ReadonlySet<string>): { share: number; distinct: number } {
  const hits = words.filter((word) => list.has(word) || list.has(word.replace(/^.{1,2}'/, '')))
  return { share: hits.length / Math.max(1, words.length), distinct: new Set(hits).size }
}

/** Function-word shares of a text in Latin script, for English and for the best-fitting foreign language. */
export function profileLatin(text: string): LatinProfile {
  const words = readWords(text)
  const rivals = foreign.map((rival) => ({
    language: rival.language,
    englishOnly: rival.english,
    ...measure(words, rival.words),
  }))
  const best = rivals.reduce((a, b) => (b.share > a.share ? b : a))
  return {
    words: words.length,
    english: measure(words, best.englishOnly).share,
    accented: words.filter((word) => ACCENTED.test(word)).length / Math.max(1, words.length),
    foreign: { language: best.language, share: best.share, distinct: best.distinct },
  }
}
