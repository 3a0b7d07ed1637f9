/** A stretch of a text: `[start, end)` in UTF-16 units, never empty. */
export interface Span {
  readonly start: number
  readonly end: number
}

const WHITE_SPACE = /\s/

/** Narrows a span to its text without outer white space; undefined when nothing else is in it. */
export function trimSpan(text: string, span: Span): Span | undefined {
  let { start, end } = span
  while (start < end && WHITE_SPACE.test(text.charAt(start))) start++
  while (end > start && WHITE_SPACE.test(text.charAt(end - 1))) end--
  return start < end ? { start, end } : undefined
}
