import type { BlockKind } from './block.ts'
import {
  closesFence,
  isIndented,
  isQuoteLine,
  isTableRow,
  isTableRule,
  looksLikeCode,
  readFence,
} from './code-and-table.ts'
import { isChapterLine, isSetextRule, isThematicBreak, looksLikeTitle, readHeadingMark } from './heading.ts'
import { type ListMarker, readListMarker } from './list-marker.ts'
import type { Line } from './split-lines.ts'

/** A block as a range of lines, before plain-text headings are told from paragraphs. */
export interface LineBlock {
  readonly kind: BlockKind
  readonly from: number
  /** First line after the block. */
  readonly to: number
  readonly marker?: ListMarker
  readonly markWidth?: number
}

type Reader = (lines: readonly Line[], from: number, previous: LineBlock | undefined) => LineBlock | undefined

function takeWhile(lines: readonly Line[], from: number, test: (line: Line) => boolean): number {
  let to = from
  for (let line = lines[to]; line !== undefined && test(line); line = lines[to]) to++
  return to
}

const readBlank: Reader = (lines, from) => {
  const to = takeWhile(lines, from, (line) => line.blank)
  return to > from ? { kind: 'blank', from, to } : undefined
}

const readFencedCode: Reader = (lines, from) => {
  const fence = readFence(lines[from]?.text ?? '')
  if (fence === undefined) return undefined
  const close = takeWhile(lines, from + 1, (line) => !closesFence(line.text, fence))
  return { kind: 'code', from, to: Math.min(close + 1, lines.length) }
}

const readIndentedCode: Reader = (lines, from, previous) => {
  if (previous !== undefined && previous.kind !== 'blank') return undefined
  const to = takeWhile(lines, from, (line) => isIndented(line.text) && !line.blank)
  if (to === from || !looksLikeCode(lines.slice(from, to).map((line) => line.text))) return undefined
  return readListMarker(lines[from]?.text ?? '') === undefined ? { kind: 'code', from, to } : undefined
}

const readHeading: Reader = (lines, from) => {
  const line = lines[from]?.text ?? ''
  const markWidth = readHeadingMark(line)
  if (markWidth !== undefined) return { kind: 'heading', from, to: from + 1, markWidth }
  if (isChapterLine(line)) return { kind: 'heading', from, to: from + 1 }
  const under = lines[from + 1]?.text ?? ''
  const setext = isSetextRule(under) && looksLikeTitle(line) && readListMarker(line) === undefined
  return setext ? { kind: 'heading', from, to: from + 2 } : undefined
}

const readTable: Reader = (lines, from) => {
  const first = lines[from]?.text ?? ''
  const second = lines[from + 1]?.text ?? ''
  if (first.includes('|') && isTableRule(second)) {
    return { kind: 'table', from, to: takeWhile(lines, from, (line) => line.text.includes('|')) }
  }
  const to = takeWhile(lines, from, (line) => isTableRow(line.text))
  return to >= from + 2 ? { kind: 'table', from, to } : undefined
}

const readQuote: Reader = (lines, from) => {
  const to = takeWhile(lines, from, (line) => isQuoteLine(line.text))
  return to > from ? { kind: 'quote', from, to } : undefined
}

const readListItem: Reader = (lines, from) => {
  const line = lines[from]?.text ?? ''
  const marker = isThematicBreak(line) ? undefined : readListMarker(line)
  if (marker === undefined) return undefined
  const to = takeWhile(lines, from + 1, (next) => !next.blank && continuesItem(next.text))
  return { kind: 'list_item', from, to, marker, markWidth: marker.width }
}

/** An indented or lower-case line goes on with the item above it. */
function continuesItem(line: string): boolean {
  if (readListMarker(line) !== undefined || startsOtherBlock(line)) return false
  return /^(?: {2,}|\t)|^\p{Ll}/u.test(line)
}

function startsOtherBlock(line: string): boolean {
  return (
    readFence(line) !== undefined ||
    readHeadingMark(line) !== undefined ||
    isQuoteLine(line) ||
    isChapterLine(line)
  )
}

/** A numbered line inside a paragraph opens a list at 1 or where the line above has ended. */
function opensList(line: string, above: string): boolean {
  const marker = readListMarker(line)
  if (marker === undefined) return false
  if (marker.family === 'letter' || marker.family === 'roman' || (marker.value ?? 1) > 1) {
    return /[.。!！?？:：;；]["'”’」』)）]?\s*$/.test(above)
  }
  return true
}

const readParagraph: Reader = (lines, from) => {
  let to = from + 1
  for (let line = lines[to]; line !== undefined; line = lines[++to]) {
    const above = lines[to - 1]?.text ?? ''
    if (line.blank || startsOtherBlock(line.text) || opensList(line.text, above)) break
    if (isThematicBreak(line.text) || isTableRule(lines[to + 1]?.text ?? '') || isTableRow(line.text)) break
  }
  return { kind: 'paragraph', from, to }
}

// The order matters: what stands first wins the line.
const READERS: readonly Reader[] = [
  readBlank,
  readFencedCode,
  readIndentedCode,
  readTable,
  readHeading,
  readQuote,
  readListItem,
  readParagraph,
]

/** Reads the block that begins at line `from`; there is always one. */
export function readBlock(lines: readonly Line[], from: number, previous: LineBlock | undefined): LineBlock {
  for (const reader of READERS) {
    const block = reader(lines, from, previous)
    if (block !== undefined) return block
  }
  return { kind: 'paragraph', from, to: from + 1 }
}
