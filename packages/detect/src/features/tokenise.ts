import type { NormalisedText } from '../normalise/normalise.ts'

export const WORD = 0
export const NUMBER = 1
export const CJK = 2
export const PUNCTUATION = 3
export const OTHER = 4

/** A normalised text cut into tokens and sentences. Positions are indices into `text`. */
export interface TokenisedText {
  readonly text: string
  /** Number of tokens; the arrays below have at least this length. */
  readonly count: number
  readonly starts: Int32Array
  readonly ends: Int32Array
  /** 32-bit hash of each token; all numbers share one, single characters are their own code. */
  readonly ids: Int32Array
  readonly kinds: Uint8Array
  /** Token index at which each sentence starts, and `count` at the end. */
  readonly sentences: readonly number[]
}

export const NUMBER_ID = 0x10001
const FNV_PRIME = 0x01000193
const FNV_BASIS = 0x811c9dc5

/** FNV-1a over UTF-16 units: the id of a word of two or more letters. */
export function wordId(word: string): number {
  if (word.length === 1) return word.charCodeAt(0)
  let hash = FNV_BASIS | 0
  for (let index = 0; index < word.length; index++) {
    hash = Math.imul(hash ^ word.charCodeAt(index), FNV_PRIME)
  }
  return hash
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 0xdf && code < 0x2000 && code !== 0xf7)
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

export function isCjkCode(code: number): boolean {
  return (
    (code >= 0x3400 && code <= 0x9fff) ||
    (code >= 0x3040 && code <= 0x30ff) ||
    (code >= 0xac00 && code <= 0xd7af)
  )
}

function isPunctuation(code: number): boolean {
  return (code > 32 && code < 128) || (code >= 0x2010 && code <= 0x206f) || (code >= 0x3001 && code <= 0x303f)
}

/** End of the word that starts at `start`; an apostrophe inside a word belongs to it. */
function wordEnd(text: string, start: number): number {
  let index = start + 1
  while (index < text.length) {
    const code = text.charCodeAt(index)
    const inner = code === 39 && isLetter(text.charCodeAt(index + 1))
    if (!isLetter(code) && !inner) break
    index++
  }
  return index
}

/** A number keeps its inner points and commas: one token whatever its value. */
function numberEnd(text: string, start: number): number {
  let index = start + 1
  while (index < text.length) {
    const code = text.charCodeAt(index)
    const inner = (code === 44 || code === 46) && isDigit(text.charCodeAt(index + 1))
    if (!isDigit(code) && !inner) break
    index++
  }
  return index
}

const ABBREVIATIONS = new Set(
  [
    'mr',
    'mrs',
    'ms',
    'dr',
    'prof',
    'st',
    'vs',
    'etc',
    'al',
    'fig',
    'eq',
    'no',
    'jr',
    'sr',
    'inc',
    'ltd',
    'e',
    'g',
    'i',
    'u',
    's',
    'p',
    'a',
    'd',
    'b',
    'c',
    'm',
  ].map(wordId),
)

/** Whether token `index` ends a sentence: a stop that white space, an ideograph or the end follows. */
function endsSentence(tokens: Omit<TokenisedText, 'sentences'>, index: number): boolean {
  const { text, ids, ends } = tokens
  const id = ids[index] ?? 0
  if (id === 0x3002) return true
  if (id !== 46 && id !== 33 && id !== 63) return false
  const next = text.charCodeAt(ends[index] ?? 0)
  if (next === 46 || next === 33 || next === 63) return false
  if (id === 46) {
    if (index > 0 && ABBREVIATIONS.has(ids[index - 1] ?? 0)) return false
    return Number.isNaN(next) || next === 32 || next === 10 || next === 34 || next === 41
  }
  return true
}

function isCloser(id: number): boolean {
  return id === 34 || id === 41 || id === 39
}

function findSentences(tokens: Omit<TokenisedText, 'sentences'>): number[] {
  const { text, count, starts, ends, ids } = tokens
  const sentences: number[] = [0]
  let last = 0
  for (let index = 0; index < count; index++) {
    const end = ends[index] ?? 0
    const broken = text.charCodeAt(end) === 10
    if (!broken && !endsSentence(tokens, index)) continue
    // A closing quote or bracket right after the stop belongs to the sentence.
    if (!broken && index + 1 < count && isCloser(ids[index + 1] ?? 0) && starts[index + 1] === end) index++
    if (index + 1 > last && index + 1 < count) {
      sentences.push(index + 1)
      last = index + 1
    }
  }
  sentences.push(count)
  return sentences
}

/** Cuts a normalised text into words, numbers, ideographs, punctuation and sentences. Linear time. */
export function tokenise(normalised: Pick<NormalisedText, 'text'>): TokenisedText {
  const { text } = normalised
  const starts = new Int32Array(text.length)
  const ends = new Int32Array(text.length)
  const ids = new Int32Array(text.length)
  const kinds = new Uint8Array(text.length)
  let count = 0
  let index = 0
  while (index < text.length) {
    const code = text.charCodeAt(index)
    if (code === 32 || code === 10) {
      index++
      continue
    }
    let end = index + 1
    let id = code
    let kind = OTHER
    if (isLetter(code)) {
      end = wordEnd(text, index)
      id = wordId(text.slice(index, end))
      kind = WORD
    } else if (isDigit(code)) {
      end = numberEnd(text, index)
      id = NUMBER_ID
      kind = NUMBER
    } else if (isCjkCode(code)) kind = CJK
    else if (isPunctuation(code)) kind = PUNCTUATION
    starts[count] = index
    ends[count] = end
    ids[count] = id
    kinds[count] = kind
    count++
    index = end
  }
  const tokens = { text, count, starts, ends, ids, kinds }
  return { ...tokens, sentences: findSentences(tokens) }
}
