/** A line of a text: `[start, end)` without its break, `next` where the following line begins. */
export interface Line {
  readonly start: number
  readonly end: number
  readonly next: number
  readonly text: string
  readonly blank: boolean
}

/** Lines of a text; `\n`, `\r\n` and `\r` break, and a break at the very end opens no further line. */
export function splitLines(text: string): Line[] {
  const lines: Line[] = []
  for (let start = 0; start < text.length; ) {
    let end = start
    while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end++
    const next = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1)
    const content = text.slice(start, end)
    lines.push({ start, end, next: Math.min(next, text.length), text: content, blank: content.trim() === '' })
    start = next
  }
  return lines
}
