import type { Block } from './block.ts'
import { promoteHeadings } from './promote-headings.ts'
import { type LineBlock, readBlock } from './read-block.ts'
import { type Line, splitLines } from './split-lines.ts'

function toBlock({ kind, from, to, markWidth }: LineBlock, lines: readonly Line[]): Block {
  const start = lines[from]?.start ?? 0
  const last = lines[to - 1]
  const end = (kind === 'blank' ? last?.next : last?.end) ?? start
  return markWidth === undefined ? { start, end, kind } : { start, end, kind, markerEnd: start + markWidth }
}

/**
 * Blocks of a plain or Markdown text, in order (offsets in UTF-16 units). Recognised: ATX and setext headings,
 * list items with Latin and Chinese markers, fenced and indented code, tables, block quotes, short lines that
 * stand alone as headings. Everything else between blank lines is a paragraph.
 */
export function segmentBlocks(text: string): Block[] {
  const lines = splitLines(text)
  const blocks: LineBlock[] = []
  for (let at = 0; at < lines.length; ) {
    const block = readBlock(lines, at, blocks.at(-1))
    blocks.push(block)
    at = block.to
  }
  return promoteHeadings(blocks, lines).map((block) => toBlock(block, lines))
}
