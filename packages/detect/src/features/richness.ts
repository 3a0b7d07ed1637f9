import type { TokenRange } from './hash-buffer.ts'
import { PUNCTUATION, type TokenisedText } from './tokenise.ts'

/** Vocabulary richness and repetition at fixed length, so that long and short texts compare. */
export const RICHNESS_NAMES = ['vocabulary_richness', 'repeated_pairs', 'once_only_words'] as const

const WINDOW = 50
const STEP = 25

/** The ids of the tokens that are not punctuation. */
function contentIds(tokens: TokenisedText, range: TokenRange): Int32Array {
  const ids = new Int32Array(range.to - range.from)
  let count = 0
  for (let index = range.from; index < range.to; index++) {
    if (tokens.kinds[index] !== PUNCTUATION) ids[count++] = tokens.ids[index] ?? 0
  }
  return ids.subarray(0, count)
}

/** Mean share of different tokens in windows of 50 (moving-average type-token ratio, Covington 2010). */
function movingRatio(ids: Int32Array): number {
  if (ids.length < WINDOW) return Number.NaN
  let sum = 0
  let windows = 0
  for (let start = 0; start + WINDOW <= ids.length; start += STEP) {
    sum += new Set(ids.subarray(start, start + WINDOW)).size / WINDOW
    windows++
  }
  return sum / windows
}

/** Mean, over stretches of 100 tokens, of the share of pairs already seen and of tokens seen once. */
function repetition(ids: Int32Array): { pairs: number; once: number } {
  const length = 100
  let pairs = 0
  let once = 0
  let stretches = 0
  for (let start = 0; start + length <= ids.length; start += length) {
    const seen = new Set<number>()
    const counts = new Map<number, number>()
    for (let index = start; index < start + length; index++) {
      const id = ids[index] ?? 0
      counts.set(id, (counts.get(id) ?? 0) + 1)
      if (index > start) seen.add(Math.imul(ids[index - 1] ?? 0, 0x01000193) ^ id)
    }
    pairs += 1 - seen.size / (length - 1)
    for (const count of counts.values()) if (count === 1) once += 1 / length
    stretches++
  }
  if (stretches === 0) return { pairs: Number.NaN, once: Number.NaN }
  return { pairs: pairs / stretches, once: once / stretches }
}

/** Appends the values of `RICHNESS_NAMES` to `out`; NaN where the range is shorter than 50 or 100 tokens. */
export function measureRichness(tokens: TokenisedText, range: TokenRange, out: number[]): void {
  const ids = contentIds(tokens, range)
  const { pairs, once } = repetition(ids)
  out.push(movingRatio(ids), pairs, once)
}
