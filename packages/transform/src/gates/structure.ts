import type { Gate } from './gate.ts'

const HEADING = /^\s{0,3}#{1,6}\s/
const UNDERLINE = /^\s{0,3}(?:=+|-{3,}|\*{3,}|_{3,})\s*$/
const TABLE = /^\s*\|.*\|\s*$/
const MARKER =
  /^\s*(?:>\s*)*(?:[-*+•·▪◦]\s+|\(?[\da-zA-Z]{1,3}[.)]\s+|[（(]?[一二三四五六七八九十\d]+[）)、.．]\s*)?/

/** The part of a line that shows its place in the structure: all of a heading or table row, else indent and marker. */
function lineShape(line: string): string {
  if (line.trim() === '') return 'blank'
  if (HEADING.test(line) || UNDERLINE.test(line) || TABLE.test(line)) return line
  return MARKER.exec(line)?.[0] ?? ''
}

/** Lines, blank lines, headings, tables and list markers stay the same, in number and order. */
export const structureGate: Gate = {
  id: 'structure',
  check(source, output) {
    const before = source.text.split('\n')
    const after = output.split('\n')
    if (before.length !== after.length) return `${before.length} lines became ${after.length}`
    for (const [index, line] of before.entries()) {
      const now = after[index] ?? ''
      if (lineShape(line) !== lineShape(now) && !isProseStart(line, now))
        return `line ${index + 1} changed its shape`
    }
    return undefined
  },
}

/** A sentence may begin with what looks like a marker ("A. "): then both or neither line is blank, and no list is lost. */
function isProseStart(before: string, after: string): boolean {
  const isPlain = (line: string) =>
    line.trim() !== '' && !/^\s*(?:[-*+•·▪◦>|#]|[（(]?[\d一二三四五六七八九十]+[）)、.．])/.test(line)
  return isPlain(before) && isPlain(after) && /^\s*/.exec(before)?.[0] === /^\s*/.exec(after)?.[0]
}
