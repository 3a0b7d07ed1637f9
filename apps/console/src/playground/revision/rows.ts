import type { Edit, Piece } from './compose-pieces.ts'

/** A piece of one row; an edit carries its place among all edits. */
export type RowPiece = { readonly text: string } | { readonly edit: Edit; readonly index: number }

/** A paragraph of both texts, to be shown side by side. */
export interface Row {
  readonly pieces: readonly RowPiece[]
}

/** Cuts the pieces at the line breaks that both texts share, so that paragraphs stand side by side. */
export function splitRows(pieces: readonly Piece[]): Row[] {
  const rows: RowPiece[][] = [[]]
  let index = 0
  for (const piece of pieces) {
    if (piece.edited) {
      rows.at(-1)?.push({ edit: piece, index: index++ })
      continue
    }
    const [first = '', ...rest] = piece.text.split(/\n+/)
    if (first !== '') rows.at(-1)?.push({ text: first })
    for (const line of rest) rows.push(line === '' ? [] : [{ text: line }])
  }
  return rows.filter((row) => row.length > 0).map((row) => ({ pieces: row }))
}
