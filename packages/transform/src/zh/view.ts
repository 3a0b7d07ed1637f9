import type { Source, SourceSentence, Span } from '../source.ts'
import { tokenize, type ZhToken } from './analysis.ts'
import { readAsSimplified } from './script.ts'

/** A clause of a sentence, without the mark that ends it. */
export interface ZhClause extends Span {
  /** The mark after the clause (，；：。！？…), or '' at the end of an unmarked sentence. */
  readonly mark: string
}

/** A sentence as rules see it: its words with offsets into the whole text, and its clauses. */
export interface ZhSentence {
  readonly source: Source
  readonly span: SourceSentence
  readonly text: string
  /** The text in Simplified characters, one for one: what patterns of operations are written for. */
  readonly reading: string
  readonly tokens: readonly ZhToken[]
  readonly clauses: readonly ZhClause[]
  /** Offsets (into the whole text) at which a word begins or ends. */
  readonly cuts: ReadonlySet<number>
}

/** Stands for every character of a protected span. */
const HIDDEN = '\uE001'

/** A line break pasted as the letters `\n` (the n is an identifier, and hidden) ends a clause too. */
const CLAUSE = /(?:(?!\\[n\uE001])[^，；：。！？,;!?])+((?:\\[n\uE001]|[，；：。！？,;!?])*)/g

/** Takes the prose of a text apart into sentences, clauses and tagged words. */
export function viewSentences(source: Source): ZhSentence[] {
  return source.sentences.map((span) => viewSentence(source, span))
}

function viewSentence(source: Source, span: SourceSentence): ZhSentence {
  const text = source.text.slice(span.start, span.end)
  const tokens = tokensOf(text).map((token) => ({
    ...token,
    start: token.start + span.start,
    end: token.end + span.start,
  }))
  const cuts = new Set([span.start, ...tokens.map((token) => token.end)])
  return {
    source,
    span,
    text,
    reading: readAsSimplified(text),
    tokens,
    clauses: cutClauses(text, span.start, source),
    cuts,
  }
}

/** Rounds and seeds look at the same sentences again and again; the words of the latest are kept. */
const cutSentences = new Map<string, readonly ZhToken[]>()
const MOST_SENTENCES = 1000

function tokensOf(text: string): readonly ZhToken[] {
  const known = cutSentences.get(text)
  if (known !== undefined) return known
  if (cutSentences.size >= MOST_SENTENCES) cutSentences.clear()
  const tokens = tokenize(text)
  cutSentences.set(text, tokens)
  return tokens
}

/** Marks inside a protected span (a quotation, a citation) end no clause. */
function cutClauses(text: string, offset: number, source: Source): ZhClause[] {
  let hidden = text
  for (const span of source.protectedSpans) {
    const start = span.start - offset
    const end = span.end - offset
    if (end <= 0 || start >= text.length) continue
    const from = Math.max(0, start)
    const to = Math.min(text.length, end)
    hidden = hidden.slice(0, from) + HIDDEN.repeat(to - from) + hidden.slice(to)
  }
  return [...hidden.matchAll(CLAUSE)].map((match) => {
    const mark = match[1] ?? ''
    const start = offset + match.index
    return { start, end: start + match[0].length - mark.length, mark }
  })
}

/** The words that lie wholly inside a span. */
export function tokensIn(sentence: ZhSentence, span: Span): ZhToken[] {
  return sentence.tokens.filter((token) => token.start >= span.start && token.end <= span.end)
}
