import type { Span } from '../span.ts'

export const BLOCK_KINDS = ['heading', 'list_item', 'paragraph', 'code', 'table', 'quote', 'blank'] as const
export type BlockKind = (typeof BLOCK_KINDS)[number]

/**
 * A block of a text. Content blocks are whole lines without the last line break; a `blank` block is a run of
 * blank lines with their line breaks. Every line belongs to exactly one block, in order.
 */
export interface Block extends Span {
  readonly kind: BlockKind
  /** Where the text after a list marker or heading mark begins (`- `, `1. `, `## `, `一、`). */
  readonly markerEnd?: number
}
