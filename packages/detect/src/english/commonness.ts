import type { TokenRange } from '../features/hash-buffer.ts'
import { type TokenisedText, WORD, wordId } from '../features/tokenise.ts'
import { COMMON_PAIRS } from './common-pairs.ts'
import { COMMON_WORDS } from './common-words.ts'
import { ACADEMIC_EXCESS, FICTION_EXCESS } from './excess-words.ts'

/**
 * How common the words are in books. A word's rarity is the natural logarithm of its rank among the 10,000 most
 * frequent ones; a word that is not among them counts as rank 30,000.
 */
export const COMMONNESS_NAMES = [
  'word_rarity',
  'word_rarity_spread',
  'unlisted_words',
  'top_words',
  'middle_words',
  'sentence_rarity_spread',
  'common_pairs',
  'fiction_excess',
  'academic_excess',
] as const

const UNLISTED = Math.log(30_000)

function idsOf(words: string): number[] {
  return words.trim().split(/\s+/u).map(wordId)
}

const RARITY_BY_ID = new Map<number, number>()
for (const [rank, id] of idsOf(COMMON_WORDS).entries()) RARITY_BY_ID.set(id, Math.log(rank + 1))
const FICTION = new Set(idsOf(FICTION_EXCESS))
const ACADEMIC = new Set(idsOf(ACADEMIC_EXCESS))

function pairKey(first: number, second: number): number {
  return Math.imul(first, 0x01000193) ^ second
}

const PAIRS = new Set<number>()
for (const pair of COMMON_PAIRS.trim().split(/\s+/u)) {
  const [first = '', second = ''] = pair.split('-')
  PAIRS.add(pairKey(wordId(first), wordId(second)))
}

function spreadOf(sum: number, squares: number, count: number): number {
  return Math.sqrt(Math.max(squares / count - (sum / count) ** 2, 0))
}

/** Spread of the mean rarity of sentences of five words and more; NaN under four of them. */
function sentenceSpread(tokens: TokenisedText, range: TokenRange): number {
  let sum = 0
  let squares = 0
  let sentences = 0
  let rarity = 0
  let words = 0
  let next = tokens.sentences.findIndex((start) => start > range.from)
  for (let index = range.from; index < range.to; index++) {
    if (tokens.kinds[index] === WORD) {
      rarity += RARITY_BY_ID.get(tokens.ids[index] ?? 0) ?? UNLISTED
      words++
    }
    if (index + 1 !== tokens.sentences[next] && index + 1 !== range.to) continue
    next++
    if (words >= 5) {
      sum += rarity / words
      squares += (rarity / words) ** 2
      sentences++
    }
    rarity = 0
    words = 0
  }
  return sentences < 4 ? Number.NaN : spreadOf(sum, squares, sentences)
}

/** Appends the values of `COMMONNESS_NAMES` to `out`: rates are per 100 words, spreads standard deviations. */
export function measureCommonness(tokens: TokenisedText, range: TokenRange, out: number[]): void {
  const totals = {
    words: 0,
    sum: 0,
    squares: 0,
    unlisted: 0,
    top: 0,
    middle: 0,
    pairs: 0,
    fiction: 0,
    academic: 0,
  }
  for (let index = range.from; index < range.to; index++) {
    if (tokens.kinds[index] !== WORD) continue
    const id = tokens.ids[index] ?? 0
    const rarity = RARITY_BY_ID.get(id) ?? UNLISTED
    totals.words++
    totals.sum += rarity
    totals.squares += rarity * rarity
    if (rarity === UNLISTED) totals.unlisted++
    else if (rarity < 5) totals.top++
    else if (rarity > 7.5) totals.middle++
    if (index > range.from && PAIRS.has(pairKey(tokens.ids[index - 1] ?? 0, id))) totals.pairs++
    if (FICTION.has(id)) totals.fiction++
    if (ACADEMIC.has(id)) totals.academic++
  }
  const words = Math.max(totals.words, 1)
  const per = 100 / words
  out.push(
    totals.sum / words,
    spreadOf(totals.sum, totals.squares, words),
    totals.unlisted * per,
    totals.top * per,
  )
  out.push(totals.middle * per, sentenceSpread(tokens, range), totals.pairs * per)
  out.push(totals.fiction * per, totals.academic * per)
}
