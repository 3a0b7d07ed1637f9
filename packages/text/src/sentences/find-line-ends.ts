import type { Span } from '../span.ts'

const CAPITAL_OPENING = /^[\s"'“‘(*_]{0,8}[\p{Lu}\p{N}\p{Script=Han}]/u
const SPEAKS_ON = /[,，、;；–—-]\s*$/

/**
 * Offsets of the line breaks inside `block` that end a sentence although no mark does. In English that is a
 * break the writer made by hand: the first word of the next line would still have fitted above it, and it
 * opens like a sentence. In Chinese every line break ends one.
 */
export function findLineEnds(text: string, block: Span, everyBreak: boolean): Set<number> {
  const content = text.slice(block.start, block.end)
  const lines = content.split('\n')
  const width = lines.reduce((max, line) => Math.max(max, line.length), 0)
  const ends = new Set<number>()
  let at = block.start
  for (const [index, line] of lines.entries()) {
    at += line.length
    const next = lines[index + 1]
    if (next === undefined) break
    const firstWord = next.trimStart().slice(0, width).split(/\s/, 1)[0] ?? ''
    const byHand = line.length + 1 + firstWord.length < width && CAPITAL_OPENING.test(next)
    if (everyBreak || (byHand && !SPEAKS_ON.test(line))) ends.add(at)
    at++
  }
  return ends
}
