import type { LabelledRow } from '../eval/labelled-rows.ts'

/**
 * Weights that let each corpus count with the square root of its size, half for each label where it has both,
 * and that balance the labels over all; their mean is 1.
 */
export function corpusWeights(rows: readonly LabelledRow[]): Float64Array {
  const cells = new Map<string, number>()
  const corpora = new Map<string, number>()
  const cellOf = (row: LabelledRow) => `${row.corpus}|${row.label}`
  for (const row of rows) {
    cells.set(cellOf(row), (cells.get(cellOf(row)) ?? 0) + 1)
    corpora.set(row.corpus, (corpora.get(row.corpus) ?? 0) + 1)
  }
  const weights = Float64Array.from(
    rows,
    (row) => Math.sqrt(corpora.get(row.corpus) ?? 1) / (2 * (cells.get(cellOf(row)) ?? 1)),
  )
  const totals = [0, 0]
  for (const [index, row] of rows.entries())
    totals[row.label] = (totals[row.label] ?? 0) + (weights[index] ?? 0)
  return weights.map((weight, index) => (weight * rows.length) / (2 * (totals[rows[index]?.label ?? 0] ?? 1)))
}
