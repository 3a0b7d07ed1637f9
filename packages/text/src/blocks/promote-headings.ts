import { looksLikeTitle, sectionNumberWidth } from './heading.ts'
import type { LineBlock } from './read-block.ts'
import type { Line } from './split-lines.ts'

// More short lines in a row than this are a poem, an address or a list without markers.
const MAX_TITLES_IN_A_ROW = 3

interface Scene {
  readonly lines: readonly Line[]
  readonly blocks: readonly LineBlock[]
}

function textOf(block: LineBlock | undefined, lines: readonly Line[]): string {
  return block === undefined ? '' : (lines[block.from]?.text ?? '')
}

function neighbour({ blocks }: Scene, index: number, step: 1 | -1): LineBlock | undefined {
  const near = blocks[index + step]
  return near?.kind === 'blank' ? blocks[index + 2 * step] : near
}

function standsAlone({ blocks }: Scene, index: number): boolean {
  const before = blocks[index - 1]
  const after = blocks[index + 1]
  return (before === undefined || before.kind !== 'paragraph') && after?.kind === 'blank'
}

function isTitleParagraph(block: LineBlock, lines: readonly Line[]): boolean {
  return block.kind === 'paragraph' && block.to === block.from + 1 && looksLikeTitle(textOf(block, lines))
}

/** `一、问题的提出` or `1. Introduction` with no sibling item next to it heads the section below. */
function isNumberedHeading(scene: Scene, index: number): boolean {
  const block = scene.blocks[index]
  if (block?.kind !== 'list_item' || block.to !== block.from + 1 || block.marker === undefined) return false
  const { family, width } = block.marker
  if (family === 'bullet' || family === 'letter' || family === 'circled') return false
  if (!looksLikeTitle(textOf(block, scene.lines).slice(width))) return false
  const siblings = [neighbour(scene, index, -1), neighbour(scene, index, 1)]
  if (siblings.some((sibling) => sibling?.marker?.family === family)) return false
  const chinese = family === 'chinese' || family === 'chinese_bracket'
  return siblings[1] !== undefined && (chinese || standsAlone(scene, index))
}

function countTitlesAround(scene: Scene, index: number): number {
  let count = 1
  for (const step of [1, -1] as const) {
    for (let at = index + 2 * step; count <= MAX_TITLES_IN_A_ROW; at += 2 * step) {
      const block = scene.blocks[at]
      if (block === undefined || !isTitleParagraph(block, scene.lines)) break
      count++
    }
  }
  return count
}

function isPlainHeading(scene: Scene, index: number): boolean {
  const block = scene.blocks[index]
  if (block === undefined || !isTitleParagraph(block, scene.lines)) return false
  if (!standsAlone(scene, index) || neighbour(scene, index, 1) === undefined) return false
  return countTitlesAround(scene, index) <= MAX_TITLES_IN_A_ROW
}

/** Turns paragraphs and list items that are headings of a plain text into headings. */
export function promoteHeadings(blocks: readonly LineBlock[], lines: readonly Line[]): LineBlock[] {
  const scene = { lines, blocks }
  return blocks.map((block, index) => {
    if (isNumberedHeading(scene, index)) return { ...block, kind: 'heading' }
    if (!isPlainHeading(scene, index)) return block
    const markWidth = sectionNumberWidth(textOf(block, lines))
    return markWidth > 0 ? { ...block, kind: 'heading', markWidth } : { ...block, kind: 'heading' }
  })
}
