import type { Span } from '../span.ts'

const CLOSERS: Readonly<Record<string, string>> = { '(': ')', '（': '）', '《': '》', '[': ']' }
const OPENERS = new Map(Object.entries(CLOSERS).map(([open, close]) => [close, open]))
// A longer parenthesis is prose of its own, or the closing bracket belongs to something else.
const MAX_LENGTH = 200
const MAX_DEPTH = 20

/**
 * Outermost bracketed stretches inside `[from, to)` of up to 200 units, in order. Sentences do not end inside
 * one, unless the bracket holds the whole sentence. Linear: the stack is bounded.
 */
export function findBracketSpans(text: string, { start: from, end: to }: Span): Span[] {
  const stack: { readonly open: string; readonly at: number }[] = []
  const spans: Span[] = []
  for (let i = from; i < to; i++) {
    const character = text.charAt(i)
    if (CLOSERS[character] !== undefined) {
      if (stack.length >= MAX_DEPTH) stack.shift()
      stack.push({ open: character, at: i })
      continue
    }
    const open = OPENERS.get(character)
    if (open === undefined) continue
    const index = stack.findLastIndex((entry) => entry.open === open)
    const opened = stack[index]
    if (opened === undefined) continue
    stack.length = index
    if (i - opened.at > MAX_LENGTH) continue
    while ((spans.at(-1)?.start ?? -1) > opened.at) spans.pop()
    spans.push({ start: opened.at, end: i + 1 })
  }
  return spans
}
