import { anyOf } from '../../lexicon/load-lists.ts'
import type { Source } from '../../source.ts'

const LONGEST_VERSE_LINE = 60
const FEWEST_VERSE_LINES = 6
/** Share of the lines, or of the sentences, from which on a text is verse, or a story. */
const MOST = 0.7
const STORY_QUOTES = 0.15
const FEWEST_QUOTES = 2

/** Lyrics and poems: many short lines, most of which end without a full stop. */
export function isVerse({ text }: Pick<Source, 'text'>): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length < FEWEST_VERSE_LINES) return false
  const short = lines.filter(
    (line) =>
      line.length <= LONGEST_VERSE_LINE && !/^\s*(?:[-*+•#|>]|\d+[.)])/.test(line) && !/[.:]\s*$/.test(line),
  )
  return short.length >= MOST * lines.length
}

const SPEECH = new RegExp(
  `[,.!?…]["”’]\\s*(?:\\p{L}+\\s+){0,3}${anyOf('en/contractions/spoken-text', 'tells-speech')}\\b|\\b${anyOf('en/contractions/spoken-text', 'tells-before-speech')}[,:]?\\s*["“]`,
  'giu',
)

/** A tale with people talking in it: its contractions are the voice of those who tell it. */
export function isStory({ text, sentences, protectedSpans }: Source): boolean {
  const speeches = text.match(SPEECH)?.length ?? 0
  const quotes = protectedSpans.filter(
    (span) => span.kind === 'quotation' && /[,.!?…]["”’]$/.test(text.slice(span.start, span.end)),
  )
  return (
    speeches >= 1 &&
    quotes.length >= FEWEST_QUOTES &&
    quotes.length >= STORY_QUOTES * Math.max(1, sentences.length)
  )
}
