import type { TokenRange } from '../features/hash-buffer.ts'
import { SURPRISE_VALUES } from '../features/surprise-names.ts'
import type { SymbolStream } from '../features/symbol-streams.ts'
import { RATIO_STEP, type Reading, SURPRISE_STEP } from './surprise-table.ts'

const LEAST_SYMBOLS = 20
const LEAST_SENTENCES = 4
const LEAST_SENTENCE = 5
/** Levels of surprise: up to here expected, from here surprising, from here astonishing. */
const EXPECTED = 1
const SURPRISING = 7
const ASTONISHING = 11

/** A stream and what a language model says of each of its symbols. */
interface ReadText {
  readonly stream: SymbolStream
  readonly reading: Reading
}

/** First index of the ascending `values` that is not below `least`. */
function lowerBound(values: Int32Array, least: number): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}

function spreadOf(sum: number, squares: number, count: number): number {
  return Math.sqrt(Math.max(squares / count - (sum / count) ** 2, 0))
}

class Sentences {
  count = 0
  ratioSum = 0
  ratioSquares = 0
  lowest = Number.POSITIVE_INFINITY
  surpriseSum = 0
  surpriseSquares = 0

  /** Adds a sentence's totals; very short ones say little and are left out. */
  add(symbols: number, ratio: number, surprise: number): void {
    if (symbols < LEAST_SENTENCE) return
    const meanRatio = ratio / symbols
    const meanSurprise = surprise / symbols
    this.count++
    this.ratioSum += meanRatio
    this.ratioSquares += meanRatio * meanRatio
    this.lowest = Math.min(this.lowest, meanRatio)
    this.surpriseSum += meanSurprise
    this.surpriseSquares += meanSurprise * meanSurprise
  }
}

/** A stream with what the model says of it, and the symbols that are looked at, end exclusive. */
interface Stretch extends ReadText {
  readonly from: number
  readonly to: number
}

function measureSentences({ stream, reading, from, to }: Stretch): Sentences {
  const sentences = new Sentences()
  let symbols = 0
  let ratio = 0
  let surprise = 0
  for (let at = from; at < to; at++) {
    if (stream.starts[at] === 1) {
      sentences.add(symbols, ratio, surprise)
      symbols = 0
      ratio = 0
      surprise = 0
    }
    symbols++
    ratio += reading.ratio[at] ?? 0
    surprise += reading.surprise[at] ?? 0
  }
  sentences.add(symbols, ratio, surprise)
  return sentences
}

function totalsOf({ reading, from, to }: Stretch) {
  const totals = {
    ratio: 0,
    ratioSquares: 0,
    machine: 0,
    surprise: 0,
    surpriseSquares: 0,
    expected: 0,
    surprising: 0,
    astonishing: 0,
    known: 0,
    unknown: 0,
  }
  for (let at = from; at < to; at++) {
    const ratio = reading.ratio[at] ?? 0
    const surprise = reading.surprise[at] ?? 0
    const known = reading.known[at] ?? 0
    totals.ratio += ratio
    totals.ratioSquares += ratio * ratio
    if (ratio > 0) totals.machine++
    totals.surprise += surprise
    totals.surpriseSquares += surprise * surprise
    if (surprise <= EXPECTED) totals.expected++
    if (surprise >= SURPRISING) totals.surprising++
    if (surprise >= ASTONISHING) totals.astonishing++
    totals.known += known
    if (known < 2) totals.unknown++
  }
  return totals
}

/** Sum of the products of neighbouring deviations from the mean, and how often the side of the mean changes. */
function measureTurns({ reading, from, to }: Stretch, mean: number): { echo: number; turns: number } {
  let echo = 0
  let turns = 0
  for (let at = from + 1; at < to; at++) {
    const before = (reading.surprise[at - 1] ?? 0) - mean
    const here = (reading.surprise[at] ?? 0) - mean
    echo += before * here
    if (before > 0 !== here > 0) turns++
  }
  return { echo, turns }
}

/**
 * Appends the values of `SURPRISE_VALUES` for the symbols of a token range: means and spreads in nats, shares of
 * symbols, how far one symbol's surprise echoes the last (correlation), how often it turns above or below its mean.
 * NaN where the range is too short to tell.
 */
export function measureSurprise(text: ReadText, range: TokenRange, out: number[]): void {
  const from = lowerBound(text.stream.tokens, range.from)
  const to = lowerBound(text.stream.tokens, range.to)
  const count = to - from
  if (count < LEAST_SYMBOLS) {
    for (const _ of SURPRISE_VALUES) out.push(Number.NaN)
    return
  }
  const stretch = { ...text, from, to }
  const totals = totalsOf(stretch)
  const mean = totals.surprise / count
  const spread = spreadOf(totals.surprise, totals.surpriseSquares, count)
  const { echo, turns } = measureTurns(stretch, mean)
  const sentences = measureSentences(stretch)
  const enough = sentences.count >= LEAST_SENTENCES
  const whenEnough = (value: number) => (enough ? value : Number.NaN)
  out.push(
    (RATIO_STEP * totals.ratio) / count,
    RATIO_STEP * spreadOf(totals.ratio, totals.ratioSquares, count),
    whenEnough(RATIO_STEP * spreadOf(sentences.ratioSum, sentences.ratioSquares, sentences.count)),
    whenEnough(RATIO_STEP * sentences.lowest),
    totals.machine / count,
    SURPRISE_STEP * mean,
    SURPRISE_STEP * spread,
    totals.expected / count,
    totals.surprising / count,
    totals.astonishing / count,
    whenEnough(SURPRISE_STEP * spreadOf(sentences.surpriseSum, sentences.surpriseSquares, sentences.count)),
    echo / count / Math.max(spread * spread, 1e-6),
    turns / (count - 1),
    totals.known / count,
    totals.unknown / count,
  )
}
