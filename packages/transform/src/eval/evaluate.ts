import type { TransformEngine, TransformGoal } from '@redraft/contracts'
import { checkGates } from '../gates/check.ts'
import type { Gate } from '../gates/gate.ts'
import { changedShare, contentUnits } from '../measure.ts'
import { parseSource } from '../parse.ts'
import type { EvalRow } from './read-rows.ts'
import { stockDensity } from './stock-density.ts'

export interface Evaluation {
  readonly rows: number
  /** Share of rows whose output passes every hard gate and keeps every listed protected string. */
  readonly gatesPass: number
  readonly protectedKept: number
  /** Median of 1 − LCS / longer length. */
  readonly changedMedian: number
  readonly changedP10: number
  readonly untouched: number
  /** Stock phrases per 100 units, after ÷ before, summed over rows; null when there were none before. */
  readonly stockRatio: number | null
  readonly lengthRatioMedian: number
  readonly editsPerRow: number
  readonly deterministic: number
  readonly p95MsPer500Words: number
  readonly failures: readonly string[]
}

interface RowResult {
  readonly changed: number
  readonly failure: string | undefined
  readonly kept: number
  readonly stockBefore: number
  readonly stockAfter: number
  readonly lengthRatio: number
  readonly edits: number
  readonly isSame: boolean
  readonly msPer500: number
}

/** Runs an engine over rows and measures what `docs` call the transform suite. `now` gives milliseconds. */
export function evaluate(parts: {
  readonly engine: TransformEngine
  readonly rows: readonly EvalRow[]
  readonly goal: TransformGoal
  readonly gatesFor: (language: EvalRow['lang']) => readonly Gate[]
  readonly now: () => number
}): Evaluation {
  // The first calls load rules and warm the compiler up; they are not what a worker serves.
  for (const row of parts.rows.slice(0, 3)) evaluateRow(row, parts)
  const results = parts.rows.map((row) => evaluateRow(row, parts))
  const changed = results.map((result) => result.changed).sort((a, b) => a - b)
  const stockBefore = sum(results.map((result) => result.stockBefore))
  const listed = sum(parts.rows.map((row) => row.protected.length))
  return {
    rows: results.length,
    gatesPass: share(results, (result) => result.failure === undefined),
    protectedKept: listed === 0 ? 1 : sum(results.map((result) => result.kept)) / listed,
    changedMedian: quantile(changed, 0.5),
    changedP10: quantile(changed, 0.1),
    untouched: share(results, (result) => result.changed === 0),
    stockRatio: stockBefore === 0 ? null : sum(results.map((result) => result.stockAfter)) / stockBefore,
    lengthRatioMedian: quantile(
      results.map((result) => result.lengthRatio).sort((a, b) => a - b),
      0.5,
    ),
    editsPerRow: sum(results.map((result) => result.edits)) / Math.max(1, results.length),
    deterministic: share(results, (result) => result.isSame),
    p95MsPer500Words: quantile(
      results.map((result) => result.msPer500).sort((a, b) => a - b),
      0.95,
    ),
    failures: results.flatMap((result, index) =>
      result.failure === undefined ? [] : [`${parts.rows[index]?.id}: ${result.failure}`],
    ),
  }
}

function evaluateRow(
  row: EvalRow,
  { engine, goal, gatesFor, now }: Parameters<typeof evaluate>[0],
): RowResult {
  const task = { text: row.text, language: row.lang, goal, personalTerms: [] }
  const started = now()
  const outcome = engine.transform(task)
  const elapsedMs = now() - started
  const source = parseSource(task)
  const lost = row.protected.find(
    (literal) => count(outcome.output, literal) < Math.min(1, count(row.text, literal)),
  )
  const gate = checkGates(source, outcome.output, gatesFor(row.lang))
  const units = contentUnits(row.text).length
  return {
    changed: changedShare(row.text, outcome.output),
    failure: lost !== undefined ? `lost ${lost}` : gate && `${gate.gate}: ${gate.detail}`,
    kept: row.protected.filter((literal) => outcome.output.includes(literal)).length,
    stockBefore: stockDensity(row.text, row.lang),
    stockAfter: stockDensity(outcome.output, row.lang),
    lengthRatio: contentUnits(outcome.output).length / Math.max(1, units),
    edits: outcome.changes.length,
    isSame: engine.transform(task).output === outcome.output,
    msPer500: (elapsedMs / Math.max(1, units)) * 500,
  }
}

function count(text: string, literal: string): number {
  return text.split(literal).length - 1
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function share<T>(items: readonly T[], test: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(test).length / items.length
}

function quantile(sorted: readonly number[], at: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0
}
