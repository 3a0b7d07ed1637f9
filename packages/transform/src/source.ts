import type { Language } from '@redraft/contracts'

export interface Span {
  readonly start: number
  readonly end: number
}

export interface ProtectedSpan extends Span {
  readonly kind: string
}

/** A run of editable prose: one sentence of a paragraph or list item, never of a heading, table or code block. */
export interface SourceSentence extends Span {
  /** Index of the block it stands in; sentences of different blocks are never joined. */
  readonly block: number
  readonly blockKind: 'paragraph' | 'list_item' | 'quote'
}

/** A text taken apart once per round: offsets are UTF-16 code units of `text`. */
export interface Source {
  readonly text: string
  readonly language: Language
  readonly sentences: readonly SourceSentence[]
  /** Sorted, not overlapping; no edit may touch one. */
  readonly protectedSpans: readonly ProtectedSpan[]
  readonly personalTerms: readonly string[]
  /** Reads a literal whatever script it is in; there only where the task may write the text in another script. */
  readonly foldScript?: ((text: string) => string) | undefined
}

/** Numbers with their unit: in 两个 it is the number that is protected, not the shape of its characters. */
const CONVERTIBLE: ReadonlySet<string> = new Set(['number', 'date'])
const PLAIN = /^[\p{Script=Han}\d０-９.,:．～–—-]+$/u

/** Whether a protected span may be written in another script, and changed in nothing else. */
export function isConvertible(source: Source, span: ProtectedSpan): boolean {
  if (source.foldScript === undefined || !CONVERTIBLE.has(span.kind)) return false
  const literal = source.text.slice(span.start, span.end)
  return PLAIN.test(literal) && !source.personalTerms.some((term) => term !== '' && literal.includes(term))
}

/** Kind of the edits that write a text in another script. */
export const SCRIPT_KIND = 'script'

/**
 * Whether an edit leaves every protected span alone: it touches none, or it holds it whole and gives it back
 * byte for byte (a move) or, where it is convertible, in another script. Partial overlap is never permitted.
 */
export function sparesProtected(
  source: Source,
  edit: Span & { readonly after: string; readonly kind?: string },
): boolean {
  const spans = source.protectedSpans
  const fold = edit.kind === SCRIPT_KIND ? source.foldScript : undefined
  const carried = new Map<string, number>()
  for (let index = firstEndingAfter(spans, edit.start); index < spans.length; index++) {
    const span = spans[index] as ProtectedSpan
    if (span.start >= edit.end) break
    if (span.start < edit.start || span.end > edit.end) return false
    const literal = source.text.slice(span.start, span.end)
    if (fold !== undefined && isConvertible(source, span)) return fold(literal) === fold(edit.after)
    carried.set(literal, (carried.get(literal) ?? 0) + 1)
  }
  for (const [literal, count] of carried) if (edit.after.split(literal).length - 1 < count) return false
  return true
}

/** Index of the first span that ends after a position (binary search). */
function firstEndingAfter(spans: readonly Span[], position: number): number {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.end ?? 0) <= position) low = middle + 1
    else high = middle
  }
  return low
}

/** The first span that [start, end) touches, of spans that are sorted and do not overlap. */
export function firstTouched<S extends Span>(spans: readonly S[], { start, end }: Span): S | undefined {
  const next = spans[firstEndingAfter(spans, start)]
  return next !== undefined && next.start < end ? next : undefined
}

/** Whether [start, end) touches a protected span. */
export function touchesProtected(source: Source, span: Span): boolean {
  return firstTouched(source.protectedSpans, span) !== undefined
}
