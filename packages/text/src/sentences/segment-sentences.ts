import type { Language } from '@redraft/contracts'
import type { Block } from '../blocks/block.ts'
import { segmentBlocks } from '../blocks/segment-blocks.ts'
import { type Span, trimSpan } from '../span.ts'
import { findBracketSpans } from './bracket-spans.ts'
import { findLineEnds } from './find-line-ends.ts'
import { isSentenceEnd } from './is-sentence-end.ts'
import { isTerminator, readEnding } from './terminator.ts'

interface SentenceRules {
  readonly text: string
  readonly everyLineEnds: boolean
  readonly lowerCased: boolean
}

const LOWER_START = /\p{Ll}{2}[.!?]\s+\p{Ll}/gu
const UPPER_START = /\p{Ll}{2}[.!?]\s+\p{Lu}/gu

/** News corpora and chats write without capitals; there a small letter opens sentences. */
function isLowerCased(text: string): boolean {
  const lower = text.match(LOWER_START)?.length ?? 0
  return lower >= 2 && lower > 2 * (text.match(UPPER_START)?.length ?? 0)
}

/** A title is never cut; a parenthesis may hold whole sentences when it opens one. */
function isOneUnit(text: string, bracket: Span, sentenceStart: number): boolean {
  return bracket.start > sentenceStart || text.charAt(bracket.start) === '《'
}

/** Cuts a block of running text at the ends of its sentences; the cuts include the end of the block. */
function findCuts(rules: SentenceRules, block: Span): number[] {
  const { text, lowerCased } = rules
  const lineEnds = findLineEnds(text, block, rules.everyLineEnds)
  const brackets = findBracketSpans(text, block)
  const cuts: number[] = []
  let bracket = 0
  let quoteIsOpen = false
  let sentenceStart = block.start
  const cut = (at: number) => {
    cuts.push(at)
    sentenceStart = at
    while (sentenceStart < block.end && /\s/.test(text.charAt(sentenceStart))) sentenceStart++
  }
  for (let i = block.start; i < block.end; i++) {
    const character = text.charAt(i)
    if (character === '"') quoteIsOpen = !quoteIsOpen
    if (lineEnds.has(i)) {
      quoteIsOpen = false
      cut(i)
      continue
    }
    if (!isTerminator(character)) continue
    while ((brackets[bracket]?.end ?? Number.POSITIVE_INFINITY) <= i) bracket++
    const around = brackets[bracket]
    const ending = readEnding(text, i, block.end, quoteIsOpen)
    const inside = around !== undefined && around.start < i && isOneUnit(text, around, sentenceStart)
    if (!inside && isSentenceEnd({ text, sentenceStart, blockEnd: block.end, ending, lowerCased })) {
      cut(ending.end)
    }
    for (const skipped of text.slice(i + 1, ending.end)) if (skipped === '"') quoteIsOpen = !quoteIsOpen
    i = Math.max(i, (inside ? i + ending.marks.length : ending.end) - 1)
  }
  return cuts.at(-1) === block.end ? cuts : [...cuts, block.end]
}

function toSpans(text: string, from: number, cuts: readonly number[]): Span[] {
  const spans: Span[] = []
  let start = from
  for (const end of cuts) {
    const span = trimSpan(text, { start, end })
    if (span !== undefined) spans.push(span)
    start = end
  }
  return spans
}

function cutBlock(rules: SentenceRules, block: Block): Span[] {
  if (block.kind === 'blank') return []
  if (block.kind === 'heading' || block.kind === 'code') return toSpans(rules.text, block.start, [block.end])
  if (block.kind === 'table') {
    const rows = [...findLineEnds(rules.text, block, true), block.end]
    return toSpans(rules.text, block.start, rows)
  }
  return toSpans(rules.text, block.start, findCuts(rules, block))
}

/**
 * Sentences of a text, in order (offsets in UTF-16 units): trimmed, never overlapping, and together covering
 * every character that is not white space. Headings, code blocks and table rows are one sentence each; a list
 * marker belongs to the first sentence of its item.
 */
export function segmentSentences(text: string, language: Language): Span[] {
  const rules = { text, everyLineEnds: language !== 'en', lowerCased: isLowerCased(text) }
  return segmentBlocks(text).flatMap((block) => cutBlock(rules, block))
}
