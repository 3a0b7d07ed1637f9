import type { TransformGoal } from '@redraft/contracts'
import { contentUnits, type Edit, type LocalEngine } from '@redraft/transform'
import type { EvalRow } from './read-rows.ts'

/** A row with what the engine made of it. */
export interface Rewritten {
  readonly row: EvalRow
  readonly output: string
  /** What was mended before it was rewritten. */
  readonly corrections: readonly Edit[]
  readonly edits: number
  readonly isRepeatable: boolean
  readonly msPer500: number
}

/** Runs the engine twice over every row. `now` gives milliseconds; the first rows are run before as a warm-up. */
export function rewriteRows(parts: {
  readonly engine: LocalEngine
  readonly rows: readonly EvalRow[]
  readonly goal: TransformGoal
  /** What the engine mended first in its last text. */
  readonly corrections: () => readonly Edit[]
  readonly now: () => number
}): Rewritten[] {
  const taskOf = (row: EvalRow) => ({
    text: row.text,
    language: row.lang,
    goal: parts.goal,
    personalTerms: [],
  })
  for (const row of parts.rows.slice(0, 3)) parts.engine.transform(taskOf(row))
  return parts.rows.map((row) => {
    const started = parts.now()
    const outcome = parts.engine.transform(taskOf(row))
    const elapsedMs = parts.now() - started
    return {
      row,
      output: outcome.output,
      corrections: parts.corrections(),
      edits: outcome.changes.length,
      isRepeatable: parts.engine.transform(taskOf(row)).output === outcome.output,
      msPer500: (elapsedMs / Math.max(1, contentUnits(row.text).length)) * 500,
    }
  })
}
