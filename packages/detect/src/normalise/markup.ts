/** Markdown and HTML that must not be evidence: each pattern is linear and matches within one line. */
const INLINE: readonly RegExp[] = [
  /<\/?[a-z][a-z0-9]{0,10}(?: [^<>\n]{0,200})?\s?\/?>/giu,
  /\bhttps?:\/\/[^\s<>()]{1,500}|\bwww\.[^\s<>()]{1,500}/giu,
  /\*{1,3}|~~|_{2,3}|`{1,3}/gu,
]
/** Markers at the start of a line; such a line is a block of its own. */
const LINE_START =
  /^[ \t\u3000]{0,8}(?:#{1,6}[ \t]+|[-*+•●▪·][ \t]+|\(?\d{1,3}[.)、][ \t]{0,4}(?=\D)|>[ \t]?|[-=*_]{3,}[ \t]*$|\|)/u
const ESCAPED_BREAK = /\\[nrt]/gu
const LINK = /\[([^[\]\n]{1,200})\]\([^()\n]{1,500}\)/gu

// Marks of a character; 0 keeps it.
export const DROP = 1
/** The character becomes a block boundary. */
export const BREAK = 2

function mark(mask: Uint8Array, range: { start: number; end: number }, value: number): void {
  mask.fill(value, range.start, range.end)
}

/** Fenced code is dropped whole; returns whether `line` lies in or opens a fence. */
function isFence(line: string): boolean {
  return /^\s{0,3}(?:```|~~~)/u.test(line)
}

function markLines(text: string, mask: Uint8Array): void {
  let start = 0
  let fenced = false
  while (start <= text.length) {
    const newline = text.indexOf('\n', start)
    const end = newline === -1 ? text.length : newline
    const line = text.slice(start, Math.min(end, start + 400))
    const marker = LINE_START.exec(line)
    if (isFence(line)) {
      fenced = !fenced
      mark(mask, { start, end }, DROP)
    } else if (fenced) mark(mask, { start, end }, DROP)
    else if (marker !== null) {
      mark(mask, { start, end: start + marker[0].length }, DROP)
      if (start > 0) mask[start - 1] = BREAK
      if (newline !== -1) mask[newline] = BREAK
    } else if (line.trim() === '' && start > 0) mask[start - 1] = BREAK
    start = end + 1
  }
}

/** For each UTF-16 unit of `text`: keep it, drop it, or read it as a block boundary. Linear time. */
export function markMarkup(text: string): Uint8Array {
  const mask = new Uint8Array(text.length)
  if (text.includes('\\')) {
    for (const match of text.matchAll(ESCAPED_BREAK)) {
      mask[match.index] = BREAK
      mask[match.index + 1] = DROP
    }
  }
  if (text.includes('](')) {
    for (const match of text.matchAll(LINK)) {
      const labelEnd = match.index + 1 + (match[1] ?? '').length
      mask[match.index] = DROP
      mark(mask, { start: labelEnd, end: match.index + match[0].length }, DROP)
    }
  }
  for (const pattern of INLINE) {
    for (const match of text.matchAll(pattern)) {
      mark(mask, { start: match.index, end: match.index + match[0].length }, DROP)
    }
  }
  markLines(text, mask)
  return mask
}
