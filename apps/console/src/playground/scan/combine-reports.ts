import { type DetectResponse, riskLevel, type Signal, type Verdict } from '@redraft/contracts'
import { type Told, toldWarnings } from '../said/told.ts'
import type { Chunk } from './split-document.ts'

/** A scanned part and its answer. */
export interface ScannedChunk {
  readonly chunk: Chunk
  readonly answer: DetectResponse
}

/** One report on a whole document; offsets in code points of the document. */
export interface DocumentReport
  extends Pick<
    DetectResponse,
    'score' | 'risk_level' | 'verdict' | 'signals' | 'sentences' | 'revision_notes'
  > {
  readonly warnings: readonly Told[]
  /** Words charged, summed over the parts. */
  readonly wordsUsed: number
  readonly wordsRemaining: number
  readonly languages: readonly string[]
  readonly parts: readonly { readonly start: number; readonly words: number; readonly score: number }[]
}

/** As many as one answer shows, and a few more. */
const MOST_SIGNALS = 12

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Mean weighted by words. */
function weighted(parts: readonly ScannedChunk[], measure: (answer: DetectResponse) => number): number {
  const words = sum(parts.map(({ chunk }) => chunk.words))
  return sum(parts.map(({ chunk, answer }) => measure(answer) * chunk.words)) / Math.max(words, 1)
}

/** The one verdict of all parts, else `unclear`: thresholds for parts do not add up to one for the whole. */
function commonVerdict(parts: readonly ScannedChunk[]): Verdict {
  const verdicts = new Set(parts.map(({ answer }) => answer.verdict))
  const [only] = verdicts
  return verdicts.size === 1 && only !== undefined ? only : 'unclear'
}

/** What every part that leans anywhere leans to; `neutral` when they differ. */
function directionOf(signals: readonly Signal[]): Signal['direction'] {
  const leanings = new Set(signals.map(({ direction }) => direction).filter((one) => one !== 'neutral'))
  const [only] = leanings
  return leanings.size === 1 && only !== undefined ? only : 'neutral'
}

/** One signal of all parts that have it: value and weight as means by words. The sentence of one part is dropped. */
function mergeSignal(parts: readonly ScannedChunk[], id: string): Signal {
  const having = parts.filter(({ answer }) => answer.signals.some((signal) => signal.id === id))
  const signals = having.flatMap(({ answer }) => answer.signals.filter((signal) => signal.id === id))
  const [first] = signals
  const of = (answer: DetectResponse) => answer.signals.find((signal) => signal.id === id)
  const same = signals.every((signal) => signal.human_range?.high === first?.human_range?.high)
  return {
    id,
    label: first?.label ?? id,
    value: weighted(having, (answer) => of(answer)?.value ?? 0),
    direction: directionOf(signals),
    weight: weighted(parts, (answer) => of(answer)?.weight ?? 0),
    explanation: signals.length === 1 ? (first?.explanation ?? '') : '',
    ...(same && first?.human_range !== undefined && { human_range: first.human_range }),
  }
}

function mergeSignals(parts: readonly ScannedChunk[]): Signal[] {
  const [only, second] = parts
  if (only !== undefined && second === undefined) return only.answer.signals
  const ids = new Set(parts.flatMap(({ answer }) => answer.signals.map((signal) => signal.id)))
  return [...ids]
    .map((id) => mergeSignal(parts, id))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_SIGNALS)
}

/** Each warning once; the number of a sentence in it is moved to the document. */
function mergeWarnings(parts: readonly ScannedChunk[]): Told[] {
  let sentences = 0
  const warnings = parts.flatMap(({ answer }) => {
    const before = sentences
    sentences += answer.sentences.length
    return toldWarnings(answer).map((told) => {
      const sentence = told.values?.sentence
      return typeof sentence === 'number' ? { ...told, values: { sentence: sentence + before } } : told
    })
  })
  const byMeaning = new Map(warnings.map((told) => [JSON.stringify(told), told]))
  return [...byMeaning.values()]
}

/**
 * One report of the parts that were scanned: the score is the mean weighted by words, offsets are moved to the
 * document, warnings are said once, words are summed. At least one part is needed.
 */
export function combineReports(parts: readonly ScannedChunk[]): DocumentReport {
  const shift = <T extends { start: number; end: number }>(items: readonly T[], by: number): T[] =>
    items.map((item) => ({ ...item, start: item.start + by, end: item.end + by }))
  const score = weighted(parts, (answer) => answer.score)
  return {
    score,
    risk_level: riskLevel(score),
    verdict: commonVerdict(parts),
    signals: mergeSignals(parts),
    sentences: parts.flatMap(({ chunk, answer }) => shift(answer.sentences, chunk.start)),
    revision_notes: parts.flatMap(({ chunk, answer }) => shift(answer.revision_notes, chunk.start)),
    warnings: mergeWarnings(parts),
    wordsUsed: sum(parts.map(({ answer }) => answer.words_used)),
    wordsRemaining: parts.at(-1)?.answer.words_remaining ?? 0,
    languages: [...new Set(parts.map(({ answer }) => answer.metadata.language))],
    parts: parts.map(({ chunk, answer }) => ({
      start: chunk.start,
      words: chunk.words,
      score: answer.score,
    })),
  }
}
