import type { Span } from '../span.ts'
import type { Finder, ProtectedSpan } from './protected-span.ts'

const PAIRS: Readonly<Record<string, string>> = {
  '“': '”',
  '「': '」',
  '『': '』',
  '《': '》',
  '〈': '〉',
  '«': '»',
  '﹁': '﹂',
  '〝': '〞',
}
const OPENERS = new Map(Object.entries(PAIRS).map(([open, close]) => [close, open]))
const LETTER = /[\p{L}\p{N}]/u
const BEFORE_OPENING = /[\s([（［{—–:：，。！？、；\-/*_]/u
const MAX_SINGLE_QUOTED = 200
const CLIPPED_WORD = /^'(?:tis|twas|em|cause|til|n|bout|round|\d0s)\b/i

/** Pairs of unlike marks, each kind with a stack of its own so that a stray mark costs nothing. */
function findPairs(text: string, { start, end }: Span): ProtectedSpan[] {
  const stacks = new Map<string, number[]>(Object.keys(PAIRS).map((open) => [open, []]))
  const spans: ProtectedSpan[] = []
  for (let i = start; i < end; i++) {
    const character = text.charAt(i)
    stacks.get(character)?.push(i)
    const opener = OPENERS.get(character)
    const from = opener === undefined ? undefined : stacks.get(opener)?.pop()
    if (from !== undefined && i > from + 1) spans.push({ start: from, end: i + 1, kind: 'quotation' })
  }
  return spans
}

function canOpen(text: string, at: number, from: number): boolean {
  const before = text.charAt(at - 1)
  const after = text.charAt(at + 1)
  return (at === from || BEFORE_OPENING.test(before) || /\p{Script=Han}/u.test(before)) && /\S/.test(after)
}

/** `his hand."Don't go," she said`: the space before the opening mark is lost. */
function opensGlued(text: string, at: number): boolean {
  return /[.!?,;…]/.test(text.charAt(at - 1)) && /[\p{Lu}'’]/u.test(text.charAt(at + 1))
}

/** `he said , " come in " and`: tokenised text has a space on both sides of every mark. */
function standsAlone(text: string, at: number): boolean {
  return /\s/.test(text.charAt(at - 1)) && /\s/.test(text.charAt(at + 1))
}

/** Straight double quotes: alternately opening and closing, corrected where the spacing says otherwise. */
function findStraight(text: string, { start, end }: Span): ProtectedSpan[] {
  const spans: ProtectedSpan[] = []
  let open = -1
  for (let i = text.indexOf('"', start); i >= 0 && i < end; i = text.indexOf('"', i + 1)) {
    const spaceBefore = i === start || /\s/.test(text.charAt(i - 1))
    const alone = standsAlone(text, i)
    if (open >= 0 && (!spaceBefore || alone)) {
      if (i > open + 1) spans.push({ start: open, end: i + 1, kind: 'quotation' })
      open = -1
    } else if (alone || canOpen(text, i, start) || opensGlued(text, i)) open = i
  }
  return spans
}

function opensSingle(text: string, at: number, from: number): boolean {
  if (text.charAt(at) !== "'" || !canOpen(text, at, from)) return false
  return LETTER.test(text.charAt(at + 1)) && !CLIPPED_WORD.test(text.slice(at, at + 7))
}

/** End of a single-quoted stretch that opens at `at`, or -1: the mark must not be an apostrophe. */
function findSingleEnd(text: string, at: number, close: string, blockEnd: number): number {
  const limit = Math.min(blockEnd, at + MAX_SINGLE_QUOTED)
  for (let i = at + 2; i < limit; i++) {
    if (close === "'" && opensSingle(text, i, at)) return -1
    if (text.charAt(i) !== close || LETTER.test(text.charAt(i + 1))) continue
    if (/\S/.test(text.charAt(i - 1))) return i + 1
  }
  return -1
}

function findSingle(text: string, { start, end }: Span): ProtectedSpan[] {
  const spans: ProtectedSpan[] = []
  for (let i = start; i < end; i++) {
    const character = text.charAt(i)
    const curly = character === '‘'
    if (!curly && character !== "'") continue
    if (!curly && !opensSingle(text, i, start)) continue
    const close = findSingleEnd(text, i, curly ? '’' : "'", end)
    if (close < 0) continue
    spans.push({ start: i, end: close, kind: 'quotation' })
    i = close - 1
  }
  return spans
}

/** Quoted stretches and titles (“…”, "…", ‘…’, 「…」, 《…》 …), never across blocks, and whole block quotes. */
export const findQuotations: Finder = ({ text, blocks }) =>
  blocks.flatMap((block) => {
    if (block.kind === 'blank' || block.kind === 'code') return []
    if (block.kind === 'quote') return [{ start: block.start, end: block.end, kind: 'quotation' as const }]
    return [...findPairs(text, block), ...findStraight(text, block), ...findSingle(text, block)]
  })
