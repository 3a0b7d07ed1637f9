import { type Change, type ChangeKind, type Reason, renderReasons } from '@redraft/contracts'

/** A stretch that was changed: `[start, end)` of the source, `[from, to)` of the output, in UTF-16 code units. */
export interface Place {
  readonly start: number
  readonly end: number
  readonly from: number
  readonly to: number
  readonly kind: ChangeKind
  readonly reasons: readonly Reason[]
}

/** Two places and what lies between them as one. */
export function joinPlaces(first: Place, second: Place): Place {
  const reasons = new Map(
    [...first.reasons, ...second.reasons].map((reason) => [JSON.stringify(reason), reason]),
  )
  return { ...first, end: second.end, to: second.to, kind: second.kind, reasons: [...reasons.values()] }
}

/** The public list of changes: places in the output, in Unicode code points. Places are in order, without overlaps. */
export function toChanges(source: string, output: string, places: readonly Place[]): Change[] {
  let read = 0
  let written = 0
  return places.flatMap(({ start, end, from, to, kind, reasons }) => {
    const before = source.slice(start, end)
    const after = output.slice(from, to)
    if (before === after) return []
    written += countCodePoints(output.slice(read, from))
    const length = countCodePoints(after)
    const change = { start: written, end: written + length, before, after, kind, ...renderReasons(reasons) }
    written += length
    read = to
    return [change]
  })
}

function countCodePoints(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}
