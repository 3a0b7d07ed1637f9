import type { Edit } from '../../edit.ts'
import { jointStanding, type Standing } from '../../role.ts'
import type { EnglishSentence } from '../token.ts'
import { wordCount } from './scene.ts'

/** How far the lengths of a run's sentences may lie from the first, as a share of it. */
const LIKE = 0.15
const SHORTEST_RUN = 3
/** Gain of an edit that breaks a run, besides its own, and the most it makes. */
const VARIETY = 0.4
const MOST_GAIN = 0.9
/** A run of like sentences is a habit of machines: what breaks one is wanted also where it saves no word. */
const BREAKS_RUN: Standing = { role: 'stock', waives: ['saving'] }

/** Sentences of a paragraph that stand in a run of three or more of nearly one length or with one opening word. */
export function monotoneRuns(sentences: readonly EnglishSentence[]): ReadonlySet<EnglishSentence> {
  const inRun = new Set<EnglishSentence>()
  for (const isAlike of [isOfLength, opensLike]) {
    for (let from = 0; from < sentences.length; ) {
      const first = sentences[from] as EnglishSentence
      let to = from + 1
      while (to < sentences.length && isInBlock(first, sentences[to]) && isAlike(first, sentences[to])) to++
      if (to - from >= SHORTEST_RUN) for (const sentence of sentences.slice(from, to)) inRun.add(sentence)
      from = to
    }
  }
  return inRun
}

function isInBlock(first: EnglishSentence, other: EnglishSentence | undefined): other is EnglishSentence {
  return other !== undefined && other.block === first.block && other.blockKind === 'paragraph'
}

function isOfLength(first: EnglishSentence, other: EnglishSentence | undefined): boolean {
  if (other === undefined) return false
  const length = wordCount(first.tokens)
  return Math.abs(wordCount(other.tokens) - length) <= Math.max(1, length * LIKE)
}

function opensLike(first: EnglishSentence, other: EnglishSentence | undefined): boolean {
  const word = first.tokens[0]?.lower ?? ''
  return /^\p{L}/u.test(word) && other?.tokens[0]?.lower === word
}

/** In a run, an edit that gives its sentence another length or another opening is worth more. */
export function favourVariety(edit: Edit, sentence: EnglishSentence): Edit {
  const isSplitOrMerge = /^sentence_(?:split|merge)$/.test(edit.kind)
  const isNewOpening =
    edit.start === sentence.start &&
    firstWord(edit.before).toLowerCase() !== firstWord(edit.after).toLowerCase()
  if (!isSplitOrMerge && !isNewOpening) return edit
  const gain = Math.max(edit.gain ?? 0, Math.min(MOST_GAIN, (edit.gain ?? 0) + VARIETY))
  return { ...edit, ...jointStanding([edit, BREAKS_RUN]), gain }
}

function firstWord(text: string): string {
  return /^\S+/.exec(text)?.[0] ?? ''
}
