import { changedShare, contentUnits } from '@redraft/transform'
import { quantile, share, sum } from '../../transform/eval/statistics.ts'
import { stockDensity } from '../../transform/eval/stock-density.ts'
import { strictFaults } from '../../transform/eval/strict-gates.ts'
import type { PassageRun } from './run-passage.ts'

export type ScoreText = (text: string, language: PassageRun['passage']['language']) => number

/** Figures of one goal in one language. */
export interface RunSummary {
  readonly passages: number
  readonly paragraphs: number
  /** Shares of the paragraphs. */
  readonly acceptedAtOnce: number
  readonly acceptedAfterRepair: number
  readonly fellBack: number
  /** Share of the rewrites, repairs and further samples included, that failed a check. */
  readonly answersRefused: number
  /** Prompts, further samples included, that nobody wrote an answer for; the figures hold when it is 0. */
  readonly unwritten: number
  /** Answers refused, by the first check that they failed. */
  readonly rejections: Readonly<Record<string, number>>
  readonly changedMedian: number
  readonly strictGatesPass: number
  readonly stockRatio: number | null
  readonly lengthRatioMedian: number
  /** Medians of the probability that a passage was machine-written. */
  readonly scoreBefore: number
  readonly scoreAfter: number
  readonly callsPerParagraph: number
  /** Characters that go out and come back for each character of the source, all calls together. */
  readonly charactersIn: number
  readonly charactersOut: number
  readonly strictFaults: readonly string[]
}

/** What runs of one language and goal came to. `score` measures the probability that a text was machine-written. */
export function summariseRuns(runs: readonly PassageRun[], score: ScoreText): RunSummary {
  const paragraphs = sum(runs.map((run) => run.paragraphs))
  const repaired = sum(runs.map((run) => run.repaired))
  const fellBack = sum(runs.map((run) => run.fellBack))
  const strict = runs.map(({ passage, output }) => strictFaults(passage.text, output, passage.language))
  const stock = (of: (run: PassageRun) => string) =>
    sum(runs.map((run) => stockDensity(of(run), run.passage.language)))
  const stockBefore = stock(({ passage }) => passage.text)
  const asked = runs.flatMap((run) => run.asked)
  const rewrites = asked.filter(({ kind, answer }) => kind !== 'review' && answer !== undefined).length
  const source = Math.max(1, sum(runs.map(({ passage }) => passage.text.length)))
  const sentLength = (messages: (typeof asked)[number]['messages']) =>
    sum(messages.map(({ content }) => content.length))
  return {
    passages: runs.length,
    paragraphs,
    acceptedAtOnce: (paragraphs - repaired - fellBack) / Math.max(1, paragraphs),
    acceptedAfterRepair: repaired / Math.max(1, paragraphs),
    fellBack: fellBack / Math.max(1, paragraphs),
    answersRefused: sum(runs.map((run) => run.refusals.length)) / Math.max(1, rewrites),
    unwritten: asked.filter(({ isWritten }) => !isWritten).length,
    rejections: addUp(runs.map((run) => run.rejections)),
    changedMedian: median(runs, ({ passage, output }) => changedShare(passage.text, output)),
    strictGatesPass: share(strict, (faults) => faults.length === 0),
    stockRatio: stockBefore === 0 ? null : stock(({ output }) => output) / stockBefore,
    lengthRatioMedian: median(
      runs,
      ({ passage, output }) => contentUnits(output).length / Math.max(1, contentUnits(passage.text).length),
    ),
    scoreBefore: median(runs, ({ passage }) => score(passage.text, passage.language)),
    scoreAfter: median(runs, ({ passage, output }) => score(output, passage.language)),
    callsPerParagraph: sum(runs.map((run) => run.calls)) / Math.max(1, paragraphs),
    charactersIn: sum(asked.map(({ messages }) => sentLength(messages))) / source,
    charactersOut: sum(asked.map(({ answer = '' }) => answer.length)) / source,
    strictFaults: strict.flatMap((faults, index) =>
      faults.map((fault) => `${runs[index]?.passage.id}: ${fault}`),
    ),
  }
}

function median(runs: readonly PassageRun[], of: (run: PassageRun) => number): number {
  return quantile(runs.map(of), 0.5)
}

function addUp(counts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const total: Record<string, number> = {}
  for (const each of counts)
    for (const [name, count] of Object.entries(each)) total[name] = (total[name] ?? 0) + count
  return total
}
