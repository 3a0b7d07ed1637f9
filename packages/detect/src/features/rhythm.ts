import type { TokenRange } from './hash-buffer.ts'
import { PUNCTUATION, type TokenisedText } from './tokenise.ts'

/** Sentence rhythm. NaN where the range is too short to tell; lengths are in words or ideographs. */
export const RHYTHM_NAMES = [
  'sentence_length',
  'sentence_length_uniformity',
  'sentence_length_step',
  'short_sentences',
  'long_sentences',
  'clause_length',
  'clause_length_uniformity',
] as const

function mean(values: readonly number[]): number {
  let sum = 0
  for (const value of values) sum += value
  return values.length === 0 ? Number.NaN : sum / values.length
}

/** Standard deviation over mean. Shown to users as "variation"; NaN for fewer than `least` values. */
function variation(values: readonly number[], least: number): number {
  if (values.length < least) return Number.NaN
  const average = mean(values)
  let sum = 0
  for (const value of values) sum += (value - average) ** 2
  return Math.sqrt(sum / (values.length - 1)) / Math.max(average, 1e-9)
}

function meanStep(values: readonly number[]): number {
  if (values.length < 4) return Number.NaN
  let sum = 0
  for (let index = 1; index < values.length; index++) {
    sum += Math.abs((values[index] ?? 0) - (values[index - 1] ?? 0))
  }
  return sum / (values.length - 1) / Math.max(mean(values), 1e-9)
}

function share(values: readonly number[], matches: (value: number) => boolean): number {
  if (values.length < 3) return Number.NaN
  let hits = 0
  for (const value of values) if (matches(value)) hits++
  return hits / values.length
}

function isClauseStop(id: number): boolean {
  return id === 44 || id === 59 || id === 58 || id === 0x3001 || id === 0x2014
}

/** Lengths of the sentences and clauses that lie in the range. */
export function segmentLengths(
  tokens: TokenisedText,
  range: TokenRange,
): { sentences: number[]; clauses: number[] } {
  const sentences: number[] = []
  const clauses: number[] = []
  let next = tokens.sentences.findIndex((start) => start > range.from)
  let sentence = 0
  let clause = 0
  for (let index = range.from; index < range.to; index++) {
    if (tokens.kinds[index] !== PUNCTUATION) {
      sentence++
      clause++
    } else if (isClauseStop(tokens.ids[index] ?? 0) && clause > 0) {
      clauses.push(clause)
      clause = 0
    }
    if (index + 1 === tokens.sentences[next] || index + 1 === range.to) {
      next++
      if (sentence > 0) sentences.push(sentence)
      if (clause > 0) clauses.push(clause)
      sentence = 0
      clause = 0
    }
  }
  return { sentences, clauses }
}

/** Appends the values of `RHYTHM_NAMES` to `out`; `short` and `long` are lengths in words or ideographs. */
export function measureRhythm(
  tokens: TokenisedText,
  range: TokenRange,
  options: { short: number; long: number; out: number[] },
): void {
  const { sentences, clauses } = segmentLengths(tokens, range)
  options.out.push(
    sentences.length < 2 ? Number.NaN : Math.min(mean(sentences), 80),
    variation(sentences, 4),
    meanStep(sentences),
    share(sentences, (length) => length <= options.short),
    share(sentences, (length) => length >= options.long),
    clauses.length < 3 ? Number.NaN : Math.min(mean(clauses), 60),
    variation(clauses, 5),
  )
}
