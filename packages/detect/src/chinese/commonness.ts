import type { TokenRange } from '../features/hash-buffer.ts'
import { CJK, type TokenisedText } from '../features/tokenise.ts'
import { COMMON_WORDS } from './common-words.ts'

/**
 * How common the words are in books. The text is cut into the longest of the 10,000 most frequent words from left
 * to right; a word's rarity is the natural logarithm of its rank, and a character in none counts as rank 30,000.
 */
export const COMMONNESS_NAMES = [
  'word_rarity',
  'word_rarity_spread',
  'unlisted_characters',
  'top_words',
  'middle_words',
  'word_length',
  'one_character_words',
  'three_character_words',
] as const

const UNLISTED = Math.log(30_000)
const LONGEST = 4

const RARITY_BY_WORD = new Map<string, number>()
for (const [rank, word] of COMMON_WORDS.trim().split(/\s+/u).entries()) {
  if (!RARITY_BY_WORD.has(word)) RARITY_BY_WORD.set(word, Math.log(rank + 1))
}

/** Length in characters and rarity of the longest listed word at token `index`. */
function wordAt(tokens: TokenisedText, index: number, to: number): { length: number; rarity: number } {
  const start = tokens.starts[index] ?? 0
  let longest = 1
  while (longest < LONGEST && index + longest < to && tokens.starts[index + longest] === start + longest)
    longest++
  for (let length = longest; length > 0; length--) {
    const rarity = RARITY_BY_WORD.get(tokens.text.slice(start, start + length))
    if (rarity !== undefined) return { length, rarity }
  }
  return { length: 1, rarity: UNLISTED }
}

/** Appends the values of `COMMONNESS_NAMES` to `out`: shares are of the words found. */
export function measureCommonness(tokens: TokenisedText, range: TokenRange, out: number[]): void {
  const totals = {
    words: 0,
    characters: 0,
    sum: 0,
    squares: 0,
    unlisted: 0,
    top: 0,
    middle: 0,
    one: 0,
    three: 0,
  }
  for (let index = range.from; index < range.to; ) {
    if (tokens.kinds[index] !== CJK) {
      index++
      continue
    }
    const { length, rarity } = wordAt(tokens, index, range.to)
    totals.words++
    totals.characters += length
    totals.sum += rarity
    totals.squares += rarity * rarity
    if (rarity === UNLISTED) totals.unlisted++
    else if (rarity < 5) totals.top++
    else if (rarity > 7.5) totals.middle++
    if (length === 1) totals.one++
    if (length >= 3) totals.three++
    index += length
  }
  const words = Math.max(totals.words, 1)
  const mean = totals.sum / words
  out.push(mean, Math.sqrt(Math.max(totals.squares / words - mean * mean, 0)), totals.unlisted / words)
  out.push(
    totals.top / words,
    totals.middle / words,
    totals.characters / words,
    totals.one / words,
    totals.three / words,
  )
}
