import type { Span } from '../span.ts'

const SHAPE: Readonly<Record<string, 'round' | 'square'>> = {
  '(': 'round',
  '（': 'round',
  ')': 'round',
  '）': 'round',
  '[': 'square',
  '［': 'square',
  '〔': 'square',
  ']': 'square',
  '］': 'square',
  '〕': 'square',
}
const OPENING = /[(（[［〔]/
const MAX_LENGTH = 400
const MAX_DEPTH = 12

export interface BracketGroup extends Span {
  readonly shape: 'round' | 'square'
  readonly content: string
}

/** All bracketed groups of up to 400 units, nested ones included; full-width and ASCII brackets may pair. */
export function findBracketGroups(text: string): BracketGroup[] {
  const open: { readonly shape: string; readonly at: number }[] = []
  const groups: BracketGroup[] = []
  for (let i = 0; i < text.length; i++) {
    const character = text.charAt(i)
    const shape = SHAPE[character]
    if (shape === undefined) continue
    if (OPENING.test(character)) {
      if (open.length >= MAX_DEPTH) open.shift()
      open.push({ shape, at: i })
      continue
    }
    const index = open.findLastIndex((entry) => entry.shape === shape)
    const start = open[index]?.at
    if (start === undefined) continue
    open.length = index
    if (i - start > MAX_LENGTH) continue
    groups.push({ start, end: i + 1, shape, content: text.slice(start + 1, i) })
  }
  return groups
}
