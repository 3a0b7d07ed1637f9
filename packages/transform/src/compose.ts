import { byPosition, type Edit } from './edit.ts'
import { jointStanding } from './role.ts'

interface Piece {
  readonly first: Edit[]
  readonly second: Edit[]
}

/**
 * Joins two rounds of edits into one: `first` applies to the source, `second` to the result of `first`.
 * The outcome applies to the source; edits of both rounds that touch the same words become one edit.
 */
export function composeEdits(source: string, first: readonly Edit[], second: readonly Edit[]): Edit[] {
  const firsts = [...first].sort(byPosition)
  const seconds = [...second].sort(byPosition)
  const spans = middleSpans(firsts)
  const pieces: Piece[] = []
  let taken = 0
  for (const edit of seconds) {
    while (taken < spans.length && (spans[taken]?.end ?? 0) <= edit.start && !touches(spans[taken], edit)) {
      pieces.push({ first: [spans[taken]?.edit].filter((e) => e !== undefined), second: [] })
      taken++
    }
    const own: Edit[] = []
    while (taken < spans.length && touches(spans[taken], edit)) {
      const span = spans[taken]
      if (span !== undefined) own.push(span.edit)
      taken++
    }
    const previous = pieces[pieces.length - 1]
    const lastSpan = previous && middleEnd(previous, spans)
    if (previous && previous.second.length > 0 && lastSpan !== undefined && edit.start < lastSpan) {
      previous.first.push(...own)
      previous.second.push(edit)
    } else pieces.push({ first: own, second: [edit] })
  }
  for (const span of spans.slice(taken)) pieces.push({ first: [span.edit], second: [] })
  // A later round may take back what an earlier one did: that is no edit.
  return joinPieces(source, spans, pieces).filter((edit) => edit.before !== edit.after)
}

interface MiddleSpan {
  readonly start: number
  readonly end: number
  readonly edit: Edit
  /** Middle offset minus source offset, just after this edit. */
  readonly shiftAfter: number
}

function middleSpans(firsts: readonly Edit[]): MiddleSpan[] {
  let shift = 0
  return firsts.map((edit) => {
    const start = edit.start + shift
    shift += edit.after.length - edit.before.length
    return { start, end: start + edit.after.length, edit, shiftAfter: shift }
  })
}

function touches(span: MiddleSpan | undefined, edit: Edit): boolean {
  if (span === undefined) return false
  if (span.start === span.end) return span.start > edit.start && span.start < edit.end
  return span.start < edit.end && edit.start < span.end
}

function middleEnd(piece: Piece, spans: readonly MiddleSpan[]): number | undefined {
  const last = piece.first[piece.first.length - 1]
  return spans.find((span) => span.edit === last)?.end
}

function joinPieces(source: string, spans: readonly MiddleSpan[], pieces: readonly Piece[]): Edit[] {
  return pieces.map(({ first, second }) => {
    const only = second.length === 0 ? first[0] : undefined
    if (only !== undefined) return only
    return joinPiece(source, spans, first, second)
  })
}

function joinPiece(
  source: string,
  spans: readonly MiddleSpan[],
  first: readonly Edit[],
  second: readonly Edit[],
): Edit {
  const own = spans.filter((span) => first.includes(span.edit))
  const startMiddle = Math.min(...own.map((s) => s.start), ...second.map((e) => e.start))
  const endMiddle = Math.max(...own.map((s) => s.end), ...second.map((e) => e.end))
  const start = startMiddle - shiftBefore(spans, startMiddle)
  const lastOwn = own[own.length - 1]
  const end = endMiddle - (lastOwn ? lastOwn.shiftAfter : shiftBefore(spans, startMiddle))
  let middle = source.slice(start, end)
  const shift = startMiddle - start
  middle = splice(
    middle,
    own.map((s) => ({ start: s.edit.start - start, end: s.edit.end - start, after: s.edit.after })),
  )
  const after = splice(
    middle,
    second.map((e) => ({ start: e.start - start - shift, end: e.end - start - shift, after: e.after })),
  )
  return mergeMeta([...first, ...second], { start, end, before: source.slice(start, end), after })
}

function shiftBefore(spans: readonly MiddleSpan[], middle: number): number {
  let shift = 0
  for (const span of spans) {
    if (span.start >= middle && !(span.start === span.end && span.start === middle)) break
    shift = span.shiftAfter
  }
  return shift
}

function splice(text: string, patches: readonly { start: number; end: number; after: string }[]): string {
  let out = ''
  let position = 0
  for (const patch of patches) {
    out += text.slice(position, patch.start) + patch.after
    position = patch.end
  }
  return out + text.slice(position)
}

function mergeMeta(edits: readonly Edit[], place: Pick<Edit, 'start' | 'end' | 'before' | 'after'>): Edit {
  const last = edits[edits.length - 1] as Edit
  const reasons = new Map(edits.map((edit) => [keyOf(edit.reasons), edit.reasons]))
  return {
    ...place,
    kind: last.kind,
    reasons: [...reasons.values()].flat(),
    ruleId: edits.map((edit) => edit.ruleId).join('+'),
    strength: Math.max(...edits.map((edit) => edit.strength)),
    risk: 1 - edits.reduce((kept, edit) => kept * (1 - edit.risk), 1),
    ...jointStanding(edits),
    purposes: [...new Set(edits.flatMap(({ purposes }) => purposes ?? []))],
    gain: edits.reduce((sum, edit) => sum + (edit.gain ?? 0), 0),
  }
}

function keyOf(reasons: Edit['reasons']): string {
  return reasons.map((reason) => JSON.stringify(reason)).join('+')
}
