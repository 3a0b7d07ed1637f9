import type { EvidenceText } from '../features/evidence.ts'
import type { TokenRange } from '../features/hash-buffer.ts'
import { sigmoid } from '../model/calibration.ts'
import type { ScoreRange } from '../model/score-range.ts'
import type { SentenceRange } from './sentence-ranges.ts'

/** Tokens a window needs before the model is asked about it. */
const WINDOW_TOKENS = { en: 80, zh: 110 } as const
/** More windows than this are not scored, which bounds the time on any input. */
const MOST_WINDOWS = 120
/** Longer texts get a window at every other sentence: neighbouring windows share most of their words. */
const EVERY_SENTENCE_UP_TO = 24

/** Grows the range of sentence `index` by whole neighbours, the shorter side first, to the window size. */
function windowAround(sentences: readonly SentenceRange[], index: number, size: number): TokenRange {
  let first = index
  let last = index
  const length = () => (sentences[last]?.to ?? 0) - (sentences[first]?.from ?? 0)
  while (length() < size && (first > 0 || last < sentences.length - 1)) {
    const forward = first === 0 || (last < sentences.length - 1 && last - index <= index - first)
    if (forward) last++
    else first--
  }
  return { from: sentences[first]?.from ?? 0, to: sentences[last]?.to ?? 0 }
}

function logitOf(score: number): number {
  const bounded = Math.min(Math.max(score, 1e-4), 1 - 1e-4)
  return Math.log(bounded / (1 - bounded))
}

/** Weighted mean with both neighbours, so that one odd sentence does not flicker. */
function smooth(logits: readonly number[], index: number): number {
  const own = logits[index] ?? 0
  return 0.25 * (logits[index - 1] ?? own) + 0.5 * own + 0.25 * (logits[index + 1] ?? own)
}

/** Value at a fractional position of `values`, on the line between its neighbours. */
function interpolate(values: readonly number[], position: number): number {
  const low = Math.floor(position)
  const from = values[low] ?? 0
  return from + ((values[low + 1] ?? from) - from) * (position - low)
}

/** What the document's own model says of the window around a sentence. */
export interface SentenceScore {
  /** Probability of machine writing, smoothed over the neighbouring windows. */
  readonly score: number
  /** Pooled score of each n-gram family in the window; none where it holds no token. */
  readonly families: readonly number[]
}

/** Scores the window around each sentence. */
export function scoreSentences(
  text: EvidenceText,
  sentences: readonly SentenceRange[],
  scoreRange: ScoreRange,
): SentenceScore[] {
  const size = WINDOW_TOKENS[text.language]
  const step = Math.max(
    Math.ceil(sentences.length / MOST_WINDOWS),
    sentences.length > EVERY_SENTENCE_UP_TO ? 2 : 1,
  )
  const logits: number[] = []
  const families: (readonly number[])[] = []
  for (let index = 0; index < sentences.length; index += step) {
    const range = windowAround(sentences, index, size)
    const window = range.to > range.from ? scoreRange(text, range) : undefined
    logits.push(window === undefined ? 0 : logitOf(window.score))
    families.push(window?.families ?? [])
  }
  const smoothed = logits.map((_, index) => smooth(logits, index))
  return sentences.map((_, index) => ({
    score: sigmoid(interpolate(smoothed, index / step)),
    families: families[Math.floor(index / step)] ?? [],
  }))
}
