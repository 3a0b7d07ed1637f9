import type { Language } from '@redraft/contracts'
import { segmentSentences } from '@redraft/text'
import type { EvidenceText } from '../features/evidence.ts'

/** A sentence of the user's text (UTF-16 offsets) and the tokens that lie in it. */
export interface SentenceRange {
  readonly start: number
  readonly end: number
  readonly from: number
  readonly to: number
}

/** Index of the first token whose text starts at or after a UTF-16 offset of the user's text. */
export function tokenAt({ tokens, offsets }: EvidenceText, offset: number): number {
  let low = 0
  let high = tokens.count
  while (low < high) {
    const middle = (low + high) >> 1
    if ((offsets[tokens.starts[middle] ?? 0] ?? 0) < offset) low = middle + 1
    else high = middle
  }
  return low
}

/** Span of the user's text (UTF-16 offsets) that the tokens `[from, to)` came from. */
export function sourceSpan(
  { tokens, offsets }: EvidenceText,
  from: number,
  to: number,
): { start: number; end: number } {
  const start = offsets[tokens.starts[from] ?? 0] ?? 0
  const last = (tokens.ends[to - 1] ?? 1) - 1
  return { start, end: Math.max((offsets[last] ?? start) + 1, start + 1) }
}

/**
 * Sentences that tile the text: the first begins at 0, each ends where the next begins, the last ends with the
 * text, and none is only white space (unless the whole text is). At least one.
 */
export function tileSentences(text: string, language: Language, evidence: EvidenceText): SentenceRange[] {
  const starts = segmentSentences(text, language).map((span) => span.start)
  if (starts.length === 0) starts.push(0)
  starts[0] = 0
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? text.length
    return { start, end, from: tokenAt(evidence, start), to: tokenAt(evidence, end) }
  })
}
