import { type Change, renderReasons } from '@redraft/contracts'
import { byPosition, type Edit, trimEdit } from './edit.ts'

/** Turns the edits of a text into the public list: places in the output, in Unicode code points. */
export function describeChanges(source: string, edits: readonly Edit[]): Change[] {
  let read = 0
  let written = 0
  const changes: Change[] = []
  for (const edit of edits.map(trimEdit).sort(byPosition)) {
    written += countCodePoints(source.slice(read, edit.start))
    const length = countCodePoints(edit.after)
    changes.push({
      start: written,
      end: written + length,
      before: edit.before,
      after: edit.after,
      kind: edit.kind,
      ...renderReasons(edit.reasons),
    })
    written += length
    read = edit.end
  }
  return changes
}

function countCodePoints(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}
