import { anyOf, wordList } from '../../lexicon/load-lists.ts'
import type { Span } from '../../source.ts'
import type { ZhToken } from '../analysis.ts'
import { compilePattern } from '../pattern.ts'
import { tokensIn, type ZhSentence } from '../view.ts'

/** A match over the Simplified reading of a sentence, its groups as spans of the whole text. */
export interface ShapeMatch extends Span {
  /** The words of a group as they stand in the text; '' for a group that took no part. */
  readonly words: (group: number) => string
  /** The words of a group in Simplified characters, for patterns that are written in them. */
  readonly read: (group: number) => string
  /** The place of a group; an empty span at the start of the match for one that took no part. */
  readonly place: (group: number) => Span
}

/** Finds a pattern (see `compilePattern`) in a sentence, whichever script it is written in. */
export function matchShape(sentence: ZhSentence, patterns: readonly RegExp[]): ShapeMatch[] {
  const { source, span, reading } = sentence
  const found = patterns.flatMap((pattern) => [...reading.matchAll(pattern)])
  return found.map((match) => {
    const start = span.start + match.index
    const place = (group: number): Span => {
      const [from, to] = match.indices?.[group] ?? [match.index, match.index]
      return { start: span.start + from, end: span.start + to }
    }
    const words = (group: number) => source.text.slice(place(group).start, place(group).end)
    const read = (group: number) => match[group] ?? ''
    return { start, end: start + match[0].length, words, read, place }
  })
}

const OPEN_LENGTH = /\{(\d+),(\d+)\}~/

/**
 * Compiles the pattern of an operation. `{2,8}~` stands for each of the lengths from 2 to 8 in turn, for a
 * stretch whose end only the words can tell; it may occur once.
 */
export function shape(source: string): RegExp[] {
  const open = OPEN_LENGTH.exec(source)
  if (open === null) return [compilePattern(source, 'dg')]
  const shortest = Number(open[1])
  const lengths = Array.from({ length: Number(open[2]) - shortest + 1 }, (_, index) => shortest + index)
  return lengths.map((length) => compilePattern(source.replace(OPEN_LENGTH, `{${length}}`), 'dg'))
}

const NOMINAL = ['n', 'vn', 'an', 'r', 'a', 'b', 'j', 'l', 'eng', 'uj', 's', 't', 'm', 'q', 'c', 'h', 'k']

/** Whether a span is whole words that can make up a noun phrase and end in a noun or pronoun. */
export function isNounPhrase(sentence: ZhSentence, span: Span): boolean {
  const tokens = wholeTokens(sentence, span)
  const last = tokens.at(-1)
  if (last === undefined || !/^(?:n|vn|an|r|eng|j|s|k)/.test(last.tag)) return false
  return !/^(?:uj|c)$/.test(tokens[0]?.tag ?? '') && tokens.every(({ tag }) => startsWithAny(tag, NOMINAL))
}

/** The words of a span when it begins and ends at word boundaries, else none. */
export function wholeTokens(sentence: ZhSentence, span: Span): ZhToken[] {
  if (!sentence.cuts.has(span.start) || !sentence.cuts.has(span.end)) return []
  return tokensIn(sentence, span)
}

/** The word that begins at an offset. */
export function tokenAt(sentence: ZhSentence, start: number): ZhToken | undefined {
  return sentence.tokens.find((token) => token.start === start)
}

/** Whether a predicate can begin at an offset: a verb, an adverb, a modal, an adjective or a preposition. */
export function beginsPredicate(sentence: ZhSentence, start: number): boolean {
  const index = sentence.tokens.findIndex((token) => token.start === start)
  const tag = sentence.tokens[index]?.tag ?? ''
  if (tag === 'vn') return !/^(?:uj|c|x|vn)?$/.test(sentence.tokens[index + 1]?.tag ?? '')
  return /^(?:v|d|ad|p|a)$/.test(tag)
}

const PRONOUNS = wordList('zh/grammar/shapes', 'pronouns')
const MODAL = wordList('zh/grammar/shapes', 'modal')

/**
 * Whether a span is the whole subject of what follows: a pronoun or a usual actor before a verb, else a noun
 * phrase before an adverb or a modal (器官短缺导致 has its subject cut at 器官).
 */
export function isSubject(sentence: ZhSentence, span: Span): boolean {
  const tokens = wholeTokens(sentence, span)
  const [first] = tokens
  const last = tokens.at(-1)
  const next = tokenAt(sentence, span.end)
  if (first === undefined || last === undefined || next === undefined) return false
  if (!tokens.every(({ tag }) => /^(?:n|r|b|a|uj|j|eng|s|vn)/.test(tag))) return false
  const words = tokens.map(({ reading }) => reading).join('')
  if (PRONOUNS.has(words)) return /^(?:v|d|ad|p)$/.test(next.tag) || MODAL.has(next.reading)
  if (!/^(?:n|r|eng|j)/.test(last.tag) || NO_SUBJECT.test(words) || words.length < 2) return false
  return /^(?:d|ad)$/.test(next.tag) || MODAL.has(next.reading) || ADVERBS.has(next.reading)
}

/** Adverbs that are tagged as adjectives (积极推动). */
const ADVERBS = wordList('zh/grammar/shapes', 'adverbs')
const NO_SUBJECT = new RegExp(`^${anyOf('zh/grammar/shapes', 'no-subject')}|如何|怎样$`)

/** Whether a verb or an adjective stands in a span. */
export function hasPredicate(sentence: ZhSentence, span: Span): boolean {
  return tokensIn(sentence, span).some(({ tag }) => /^(?:v|a$|ad|l$|i$)/.test(tag))
}

function startsWithAny(tag: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) =>
    prefix.length === 1 && prefix !== 'n' ? tag === prefix : tag.startsWith(prefix),
  )
}

const TAIWAN: Readonly<Record<string, string>> = {
  却: '卻',
  还: '還',
  于: '於',
  时: '時',
  后: '後',
  对: '對',
  来说: '來說',
  为: '為',
  让: '讓',
  将: '將',
  这: '這',
  较: '較',
}

/** A word that an operation brings in, in the script of the sentence. */
export function say(sentence: ZhSentence, word: string): string {
  return sentence.source.language === 'zh_TW' ? (TAIWAN[word] ?? word) : word
}

/** A subject and a predicate: begins with a noun and has a verb or an adjective after it. */
export function isClause(sentence: ZhSentence, span: Span): boolean {
  const [first, ...rest] = tokensIn(sentence, span)
  if (first === undefined || !/^(?:n|r|vn|b|a|t)/.test(first.tag)) return false
  return rest.some(({ tag, reading }) => /^(?:v|a|l|i|z)$/.test(tag) || reading === '不好')
}
