import type { Block } from '../blocks/block.ts'
import { isThematicBreak } from '../blocks/heading.ts'
import { trimSpan } from '../span.ts'
import type { Finder, ProtectedSpan } from './protected-span.ts'

function protectBlock(text: string, block: Block): ProtectedSpan[] {
  const { start, end } = trimSpan(text, block) ?? block
  switch (block.kind) {
    case 'heading':
      return [{ start, end, kind: 'heading' }]
    case 'code':
      return [{ start: block.start, end: block.end, kind: 'code' }]
    case 'table':
      return [{ start, end, kind: 'markdown' }]
    case 'list_item':
      return [{ start: block.start, end: block.markerEnd ?? block.start, kind: 'list_marker' }]
    case 'paragraph':
      return isThematicBreak(text.slice(start, end)) ? [{ start, end, kind: 'markdown' }] : []
    default:
      return []
  }
}

/** What the blocks of a text protect: headings, code, tables, rules and the markers of list items. */
export const findStructure: Finder = ({ text, blocks }) =>
  blocks.flatMap((block) => protectBlock(text, block))
