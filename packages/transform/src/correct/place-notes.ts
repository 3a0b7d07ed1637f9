import { byPosition, type Edit } from '../edit.ts'
import type { CorrectionNote } from './proposal.ts'

/** Notes after more edits, at their new places; a note whose words were changed is dropped. Notes in order. */
export function placeNotes(notes: readonly CorrectionNote[], edits: readonly Edit[]): CorrectionNote[] {
  const sorted = [...edits].sort(byPosition)
  const placed: CorrectionNote[] = []
  let shift = 0
  let next = 0
  for (const note of notes) {
    for (; next < sorted.length; next++) {
      const edit = sorted[next] as Edit
      if (edit.end > note.start) break
      shift += edit.after.length - (edit.end - edit.start)
    }
    const following = sorted[next]
    if (following !== undefined && following.start < note.end) continue
    placed.push({ ...note, start: note.start + shift, end: note.end + shift })
  }
  return placed
}
