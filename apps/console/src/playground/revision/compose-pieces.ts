import type { Change } from '@redraft/contracts'
import { createCodePointMap } from '@redraft/text/counts'
import { diffTexts } from './diff-texts.ts'

/** Why the engine made an edit. */
export interface Cause {
  readonly kind: string
  readonly reason: string
  /** Absent from answers of older services. */
  readonly code?: string
}

export interface Edit {
  readonly edited: true
  readonly before: string
  readonly after: string
  /** None for a difference that the engine did not report. */
  readonly causes: readonly Cause[]
}

/** A stretch of both texts: the same in both, or an edit that can be undone. */
export type Piece = { readonly edited: false; readonly text: string } | Edit

/** A change with its place in the output in UTF-16 units. */
interface Place {
  readonly start: number
  readonly end: number
  readonly change: Change
}

interface Slot {
  readonly start: number
  readonly end: number
  readonly before: string
  readonly causes: readonly Cause[]
}

const causeOf = ({ kind, reason, code }: Change): Cause => ({ kind, reason, code })

function locate(output: string, changes: readonly Change[]): Place[] {
  const map = createCodePointMap(output)
  return changes
    .map((change) => ({ start: map.toUtf16(change.start), end: map.toUtf16(change.end), change }))
    .sort((a, b) => a.start - b.start || a.end - b.end)
}

function toPieces(output: string, slots: readonly Slot[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { start, end, before, causes } of slots) {
    if (start > at) pieces.push({ edited: false, text: output.slice(at, start) })
    pieces.push({ edited: true, before, after: output.slice(start, end), causes })
    at = end
  }
  if (at < output.length) pieces.push({ edited: false, text: output.slice(at) })
  return pieces
}

/** The reported changes as they are; undefined when taking them all back does not give the input. */
function fromChanges(input: string, output: string, places: readonly Place[]): Piece[] | undefined {
  const fits = places.every(
    ({ start, end, change }, index) =>
      start >= (places[index - 1]?.end ?? 0) && output.slice(start, end) === change.after,
  )
  if (!fits) return undefined
  const slots = places.map(({ start, end, change }) => ({
    start,
    end,
    before: change.before,
    causes: [causeOf(change)],
  }))
  const pieces = toPieces(output, slots)
  return pieces.map((piece) => (piece.edited ? piece.before : piece.text)).join('') === input
    ? pieces
    : undefined
}

/** What differs between the two texts, each difference with the reasons of the changes that it touches. */
function fromDiff(input: string, output: string, places: readonly Place[]): Piece[] {
  const slots = diffTexts(input, output).map((hunk) => ({
    start: hunk.toStart,
    end: hunk.toEnd,
    before: input.slice(hunk.fromStart, hunk.fromEnd),
    causes: places
      .filter(({ start, end }) => start <= hunk.toEnd && hunk.toStart <= end)
      .map(({ change }) => causeOf(change)),
  }))
  return toPieces(output, slots)
}

/**
 * Input and output as one list of pieces: the `after` sides joined are the output, the `before` sides the input,
 * whatever the changes say.
 */
export function composePieces(input: string, output: string, changes: readonly Change[]): Piece[] {
  const places = locate(output, changes)
  return fromChanges(input, output, places) ?? fromDiff(input, output, places)
}
