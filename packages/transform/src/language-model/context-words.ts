import { hashWord } from './count-table.ts'

/** A sentence as the counts see it: words in lower case, marks, place marks; offsets are UTF-16 units of its text. */
export interface ContextWords {
  readonly text: string
  readonly starts: readonly number[]
  readonly ends: readonly number[]
  readonly words: readonly string[]
  /** Hashes of the words, with the border of the sentence before and after them. */
  readonly hashes: Uint32Array
}

const UNIT = /\p{L}[\p{L}\p{M}]*(?:['’-][\p{L}\p{M}]+)*|\p{N}[\p{N}.,]*\p{N}|\p{N}|[.,;:?!()"“”—]|[^\s]/gu
const MARK = /^[.,;:?!()"—]$/

const BEGIN = hashWord('<s>')
const END = hashWord('</s>')

const known = new Map<string, number>()
/** Hashes of so many words are kept: a text repeats most of its words. */
const MOST_KNOWN = 50_000

/** Hash of a word, remembered. */
export function hashOfWord(word: string): number {
  const found = known.get(word)
  if (found !== undefined) return found
  if (known.size >= MOST_KNOWN) known.clear()
  const hash = hashWord(word)
  known.set(word, hash)
  return hash
}

/** The words of a sentence with its borders. */
export function readWords(text: string): ContextWords {
  const starts: number[] = []
  const ends: number[] = []
  const words: string[] = []
  for (const match of text.matchAll(UNIT)) {
    starts.push(match.index)
    ends.push(match.index + match[0].length)
    words.push(asCounted(match[0]))
  }
  const hashes = new Uint32Array(words.length + 2)
  hashes[0] = BEGIN
  for (const [at, word] of words.entries()) hashes[at + 1] = hashOfWord(word)
  hashes[words.length + 1] = END
  return { text, starts, ends, words, hashes }
}

/** The words of a piece of a sentence, without borders. */
export function countedWords(text: string): string[] {
  return (text.match(UNIT) ?? []).map(asCounted)
}

function asCounted(unit: string): string {
  if (/^\p{L}/u.test(unit)) return unit.toLowerCase().replaceAll('’', "'")
  if (/^\p{N}/u.test(unit)) return '<num>'
  if (unit === '“' || unit === '”') return '"'
  return MARK.test(unit) ? unit : '<sym>'
}
