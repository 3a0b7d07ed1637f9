import {
  applyEdits,
  changedShare,
  contentUnits,
  type Gate,
  parseSource,
  rewriteFailure,
} from '@redraft/transform'
import type { EvalRow } from './read-rows.ts'
import type { Rewritten } from './rewrite-rows.ts'
import { quantile, share, sum } from './statistics.ts'
import { stockDensity } from './stock-density.ts'
import { strictFaults } from './strict-gates.ts'

export interface Evaluation {
  readonly rows: number
  /** Share of rows whose output passes every hard gate of the engine and keeps every listed protected string. */
  readonly gatesPass: number
  /** The same by the second reading of the gates, which the engine does not use. */
  readonly strictGatesPass: number
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
  readonly strict: readonly string[]
  readonly kept: number
  readonly stockBefore: number
  readonly stockAfter: number
  readonly lengthRatio: number
}

/** What the outputs of one language keep and change. Grammar and detectors are measured apart. */
export function evaluate(
  outputs: readonly Rewritten[],
  gatesFor: (language: EvalRow['lang']) => readonly Gate[],
): Evaluation {
  const results = outputs.map((one) => measureRow(one, gatesFor(one.row.lang)))
  const changed = results.map((result) => result.changed)
  const stockBefore = sum(results.map((result) => result.stockBefore))
  const listed = sum(outputs.map(({ row }) => row.protected.length))
  return {
    rows: results.length,
    gatesPass: share(results, (result) => result.failure === undefined),
    strictGatesPass: share(results, (result) => result.strict.length === 0),
    protectedKept: listed === 0 ? 1 : sum(results.map((result) => result.kept)) / listed,
    changedMedian: quantile(changed, 0.5),
    changedP10: quantile(changed, 0.1),
    untouched: share(results, (result) => result.changed === 0),
    stockRatio: stockBefore === 0 ? null : sum(results.map((result) => result.stockAfter)) / stockBefore,
    lengthRatioMedian: quantile(
      results.map((result) => result.lengthRatio),
      0.5,
    ),
    editsPerRow: sum(outputs.map((one) => one.edits)) / Math.max(1, outputs.length),
    deterministic: share(outputs, (one) => one.isRepeatable),
    p95MsPer500Words: quantile(
      outputs.map((one) => one.msPer500),
      0.95,
    ),
    failures: results.flatMap((result, index) => describe(outputs[index]?.row.id ?? '', result)),
  }
}

function describe(id: string, { failure, strict }: RowResult): string[] {
  return [
    ...(failure === undefined ? [] : [`${id}: ${failure}`]),
    ...strict.map((fault) => `${id}: strict reading: ${fault}`),
  ]
}

function measureRow({ row, output, corrections }: Rewritten, gates: readonly Gate[]): RowResult {
  const source = parseSource({ text: row.text, language: row.lang, personalTerms: [] })
  const lost = row.protected.find(
    (literal) => occurrences(output, literal) < Math.min(1, occurrences(row.text, literal)),
  )
  const gate = rewriteFailure(source, { corrections, output }, gates)
  return {
    changed: changedShare(row.text, output),
    failure: lost !== undefined ? `lost ${lost}` : gate && `${gate.gate}: ${gate.detail}`,
    strict: strictFaults(applyEdits(row.text, corrections), output, row.lang),
    kept: row.protected.filter((literal) => output.includes(literal)).length,
    stockBefore: stockDensity(row.text, row.lang),
    stockAfter: stockDensity(output, row.lang),
    lengthRatio: contentUnits(output).length / Math.max(1, contentUnits(row.text).length),
  }
}

function occurrences(text: string, literal: string): number {
  return text.split(literal).length - 1
}
