import type { Piece } from './compose-pieces.ts'

/** Edits taken back, by their place among the edits, from 0. The text follows from it, so no offset can go stale. */
export type Undone = ReadonlySet<number>

/** Takes an edit back, or makes it again. */
export function toggleEdit(undone: Undone, edit: number): Undone {
  const next = new Set(undone)
  if (!next.delete(edit)) next.add(edit)
  return next
}

/** All of them taken back. */
export const everyEdit = (edits: number): Undone => new Set(Array.from({ length: edits }, (_, edit) => edit))

export function countEdits(pieces: readonly Piece[]): number {
  return pieces.filter((piece) => piece.edited).length
}

/** The text with some edits taken back. */
export function revisedText(pieces: readonly Piece[], undone: Undone): string {
  let edit = 0
  return pieces
    .map((piece) => {
      if (!piece.edited) return piece.text
      return undone.has(edit++) ? piece.before : piece.after
    })
    .join('')
}
