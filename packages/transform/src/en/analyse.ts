import { findNames } from '@redraft/text'
import { anyOf } from '../lexicon/load-lists.ts'
import { firstTouched, type Source, type SourceSentence, type Span } from '../source.ts'
import { isCommonWord } from './common-words.ts'
import { correctTags } from './correct-tags.ts'
import { type TaggedToken, tag } from './tagger.ts'
import type { EnglishSentence, Token } from './token.ts'

/** Protected kinds that stand outside the grammar of the sentence: blanked before tagging. */
const PARENTHETICAL = /citation|footnote|reference/
/** Protected kinds that stand for one noun. */
const NOUN_LIKE = new RegExp(`${anyOf('en/analyse', 'noun-like')}`)

const ANALYSED = new WeakMap<Source, readonly EnglishSentence[]>()

/** Tags every sentence of a source; once per source, since rounds that change nothing and other seeds ask again. */
export function analyseSentences(source: Source): readonly EnglishSentence[] {
  const known = ANALYSED.get(source) ?? analyse(source)
  ANALYSED.set(source, known)
  return known
}

function analyse(source: Source): EnglishSentence[] {
  const masked = maskText(source)
  const names = findNames(source.text, 'en')
  const known = new Map<string, boolean>()
  const isCapitalInside = (word: string): boolean => {
    const isInside = known.get(word) ?? isCapitalisedInside(source.text, word)
    known.set(word, isInside)
    return isInside
  }
  return source.sentences.map((sentence) =>
    analyseSentence({ source, masked, names, isCapitalInside }, sentence),
  )
}

interface Scene {
  readonly source: Source
  readonly masked: string
  /** Sorted, not overlapping. */
  readonly names: readonly Span[]
  /** Answered once per word: a thousand sentences may begin with the same one. */
  readonly isCapitalInside: (word: string) => boolean
}

function analyseSentence(scene: Scene, sentence: SourceSentence): EnglishSentence {
  const { source, masked } = scene
  const text = source.text.slice(sentence.start, sentence.end)
  const placed = placeTokens(tag(masked.slice(sentence.start, sentence.end)), masked, sentence)
  const tokens = joinCompounds(placed).map((token, index) => finishToken(scene, token, index))
  const { start, end, block, blockKind } = sentence
  return { text, start, end, block, blockKind, tokens: correctTags(tokens) }
}

/** Same length as the source: parentheses of citations become blanks, URLs and formulas one capitalised word. */
function maskText(source: Source): string {
  let masked = ''
  let position = 0
  for (const span of source.protectedSpans) {
    if (span.start < position) continue
    masked += source.text.slice(position, span.start)
    const literal = source.text.slice(span.start, span.end)
    masked += maskLiteral(span.kind, literal)
    position = span.end
  }
  return (masked + source.text.slice(position)).replaceAll('’', "'")
}

function maskLiteral(kind: string, literal: string): string {
  if (PARENTHETICAL.test(kind) && /^[([]/.test(literal)) return ' '.repeat(literal.length)
  if (!isNounLike(kind, literal)) return literal
  return literal.length < 2 ? literal : `X${'x'.repeat(literal.length - 1)}`
}

/** URLs, formulas, code, and citations that are part of the sentence: Smith et al. (2020). */
function isNounLike(kind: string, literal: string): boolean {
  return NOUN_LIKE.test(kind) || (PARENTHETICAL.test(kind) && !/^[([]/.test(literal))
}

type Placed = TaggedToken & Span

function placeTokens(tagged: readonly TaggedToken[], text: string, sentence: Span): Placed[] {
  const placed: Placed[] = []
  let position = sentence.start
  for (const token of tagged) {
    if (token.pos === 'SPACE' || token.text.trim() === '') continue
    const start = text.indexOf(token.text, position)
    if (start === -1 || start >= sentence.end) continue
    position = start + token.text.length
    placed.push({ ...token, start, end: position })
  }
  return placed
}

/** `state-of-the-art` and `co-operate` are one token each, with the tag of the last part. */
function joinCompounds(tokens: readonly Placed[]): Placed[] {
  const joined: Placed[] = []
  for (let index = 0; index < tokens.length; index++) {
    let token = tokens[index] as Placed
    while (isCompoundHyphen(tokens, index)) {
      const hyphen = tokens[index + 1] as Placed
      const next = tokens[index + 2] as Placed
      const text = `${token.text}${hyphen.text}${next.text}`
      token = { text, pos: next.pos, lemma: text.toLowerCase(), start: token.start, end: next.end }
      index += 2
    }
    joined.push(token)
  }
  return joined
}

function isCompoundHyphen(tokens: readonly Placed[], index: number): boolean {
  const [left, hyphen, right] = tokens.slice(index, index + 3)
  return (
    left !== undefined &&
    right !== undefined &&
    /^[-‐‑]$/.test(hyphen?.text ?? '') &&
    left.end === hyphen?.start &&
    hyphen.end === right.start &&
    /[\p{L}\p{N}]$/u.test(left.text) &&
    /^[\p{L}\p{N}]/u.test(right.text)
  )
}

function finishToken({ source, names, isCapitalInside }: Scene, token: Placed, index: number): Token {
  const text = source.text.slice(token.start, token.end)
  const span = firstTouched(source.protectedSpans, token)
  const isCapitalised = /^\p{Lu}/u.test(text)
  const name =
    span?.kind === 'name' ||
    (isCapitalised && index > 0 && text !== 'I') ||
    /\p{L}\p{Lu}|\p{Lu}\p{Lu}/u.test(text)
  return {
    text,
    lower: text.toLowerCase().replaceAll('’', "'"),
    lemma: token.lemma.toLowerCase(),
    pos:
      span !== undefined && isNounLike(span.kind, source.text.slice(span.start, span.end))
        ? 'PROPN'
        : token.pos,
    start: token.start,
    end: token.end,
    locked: span !== undefined,
    name,
    isKnownName:
      (firstTouched(names, token) !== undefined &&
        !(index === 0 && isCommonWord(text.toLowerCase()) && !isCapitalInside(text))) ||
      (isCapitalised && !isCommonWord(text.toLowerCase())),
  }
}

/** Whether a word stands with its capital after another word too, whole: then the capital is its own. */
function isCapitalisedInside(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
    const isWhole = !/^[\p{L}\p{N}]/u.test(text.slice(at + word.length, at + word.length + 2))
    if (isWhole && /[\p{Ll},] $/u.test(text.slice(Math.max(0, at - 2), at))) return true
  }
  return false
}
