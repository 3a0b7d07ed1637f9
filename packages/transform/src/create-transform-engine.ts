import type { Language, PlacedNote, TransformOutcome, TransformTask } from '@redraft/contracts'
import { describeChanges } from './changes/describe-changes.ts'
import type { CorrectionNote } from './correct/proposal.ts'
import type { Edit } from './edit.ts'
import { changedShare, contentUnits } from './measure.ts'
import { parseSource } from './parse.ts'
import { type Candidate, correctFirst, requestOf, rewriteWith } from './rewrite-with.ts'
import type { Extent } from './rewriter.ts'
import { rewriterOf } from './rewriter-of.ts'
import type { Source } from './source.ts'

export const ENGINE_VERSION = 'local@0.1.0'

export interface TransformEngineSettings {
  /** Probability in [0, 1] that a text was machine-written; injected, so that this package knows no detector. */
  readonly scoreText?: (text: string, language: Language) => number
  /** Told the edits behind each returned outcome, with their rule ids; places are UTF-16 units of the source, and
   * the corrections that were made first. */
  readonly onEdits?: (edits: readonly Edit[], corrections: readonly Edit[]) => void
}

/** The local engine as pure computing; a worker gives it a thread and the shape of a `TransformEngine`. */
export interface LocalEngine {
  transform(task: TransformTask): TransformOutcome
}

/**
 * The local engine for all languages: the best of its candidates, with the scores where they were measured. A
 * language's rules and dictionaries are read when its first text comes; nothing is ever fetched.
 */
export function createTransformEngine({ scoreText, onEdits }: TransformEngineSettings = {}): LocalEngine {
  return {
    transform(task) {
      const { language, goal } = task
      const rewriter = rewriterOf(language)
      const source = parseSource(task)
      const score = scoreText && scoreOnce((text) => scoreText(text, language))
      const seeds = score !== undefined && goal.endpoint === 'humanize' ? SEEDS[language] : ONE_SEED
      const correction = correctFirst(rewriter, task, source)
      const candidates = seeds.map((seed) => rewriteWith(rewriter, task, { source, seed, correction }))
      const best = score === undefined ? candidates[0] : leastScored(candidates, score)
      if (best === undefined) throw new RangeError('no candidates')
      onEdits?.(best.edits, correction.edits)
      const outcome = describe(task, { ...best, source })
      if (score === undefined) return outcome
      return { ...outcome, scores: { before: score(task.text), after: score(best.output) } }
    },
  }
}

const ONE_SEED = [0]

/**
 * Where a score is at hand, humanize tries these seeds and keeps the output with the lowest one. A candidate of 2,000
 * Chinese characters takes about 150 ms: as many as stay near 300 ms.
 */
const SEEDS: Readonly<Record<Language, readonly number[]>> = {
  en: [0, 1, 2],
  zh_CN: [0, 1],
  zh_TW: [0, 1],
}

/** Measures a text once, however often it is asked for: the winner's score, and two candidates that came out alike. */
function scoreOnce(measure: (text: string) => number): (text: string) => number {
  const known = new Map<string, number>()
  return (text) => {
    const score = known.get(text) ?? measure(text)
    known.set(text, score)
    return score
  }
}

function leastScored(
  candidates: readonly Candidate[],
  score: (text: string) => number,
): Candidate | undefined {
  if (candidates.length === 1) return candidates[0]
  const [best] = candidates
    .map((candidate, index) => ({ candidate, index, score: score(candidate.output) }))
    .sort((a, b) => a.score - b.score || a.index - b.index)
  return best?.candidate
}

/** What the caller is told of the candidate that was chosen: measured once, for it alone. */
function describe(
  task: TransformTask,
  { source, edits, output, notes }: Candidate & { readonly source: Source },
): TransformOutcome {
  const warnings = rewriterOf(task.language).warnings(requestOf(task), extentOf(task.text, output), source)
  if (output === task.text) warnings.push({ code: 'no_change' })
  if (notes.length > 0) warnings.push({ code: 'unsure_places', values: { count: notes.length } })
  return {
    output,
    changes: describeChanges(task.text, edits, task.language),
    warnings,
    notes: inCodePoints(output, notes),
    engine: ENGINE_VERSION,
  }
}

/** Notes in order, their places in Unicode code points instead of UTF-16 units. */
function inCodePoints(output: string, notes: readonly CorrectionNote[]): PlacedNote[] {
  let [read, points] = [0, 0]
  const pointsAt = (unit: number): number => {
    points += [...output.slice(read, unit)].length
    read = unit
    return points
  }
  return notes.map(({ start, end, code }) => ({ start: pointsAt(start), end: pointsAt(end), code }))
}

function extentOf(before: string, after: string): Extent {
  const lengthRatio = contentUnits(after).length / Math.max(1, contentUnits(before).length)
  return { changedShare: changedShare(before, after), lengthRatio }
}
