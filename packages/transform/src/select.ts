import { byPosition, type Edit } from './edit.ts'

/** What an edit is worth to the mode; edits of value ≤ 0 are never taken. */
export type Valuation = (edit: Edit) => number

export interface SelectOptions {
  readonly value: Valuation
  /** Size of an edit in the unit of `capacity` (changed words or characters). */
  readonly cost: (edit: Edit) => number
  readonly capacity: number
}

/**
 * Chooses non-overlapping edits of the greatest total value (weighted interval scheduling), then gives up those
 * of least value per cost until the capacity holds. Deterministic for a deterministic valuation.
 */
export function selectEdits(edits: readonly Edit[], options: SelectOptions): Edit[] {
  const chosen = bestNonOverlapping(edits, options.value)
  let spent = chosen.reduce((sum, edit) => sum + options.cost(edit), 0)
  if (spent <= options.capacity) return chosen
  const kept = new Set(chosen)
  const cheapest = chosen
    .map((edit) => ({
      edit,
      cost: options.cost(edit),
      rate: options.value(edit) / Math.max(1, options.cost(edit)),
    }))
    .sort((a, b) => a.rate - b.rate || b.edit.start - a.edit.start)
  for (const { edit, cost } of cheapest) {
    if (spent <= options.capacity) break
    kept.delete(edit)
    spent -= cost
  }
  return chosen.filter((edit) => kept.has(edit))
}

interface Cell {
  readonly total: number
  readonly edit: Edit | undefined
  readonly previous: number
}

function bestNonOverlapping(edits: readonly Edit[], value: Valuation): Edit[] {
  const candidates = edits
    .map((edit) => ({ edit, worth: value(edit) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => a.edit.end - b.edit.end || byPosition(a.edit, b.edit))
  const cells: Cell[] = [{ total: 0, edit: undefined, previous: 0 }]
  for (const [index, { edit, worth }] of candidates.entries()) {
    const before = lastCompatible(candidates, index, edit)
    const take = (cells[before]?.total ?? 0) + worth
    const skip = cells[index]?.total ?? 0
    cells.push(
      take > skip
        ? { total: take, edit, previous: before }
        : { total: skip, edit: undefined, previous: index },
    )
  }
  const chosen: Edit[] = []
  for (let at = candidates.length; at > 0; ) {
    const cell = cells[at] as Cell
    if (cell.edit) chosen.push(cell.edit)
    at = cell.previous
  }
  return chosen.sort(byPosition)
}

/** Number of leading candidates that end before this edit starts (an insertion never shares a place with an edit). */
function lastCompatible(candidates: readonly { edit: Edit }[], index: number, edit: Edit): number {
  let low = 0
  let high = index
  while (low < high) {
    const middle = (low + high) >> 1
    const other = candidates[middle]?.edit
    const fits =
      other !== undefined &&
      (other.end < edit.start ||
        (other.end === edit.start && other.end > other.start && edit.end > edit.start))
    if (fits) low = middle + 1
    else high = middle
  }
  return low
}
