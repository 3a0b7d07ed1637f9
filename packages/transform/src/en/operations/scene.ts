import type { Operation as SharedOperation } from '../../operation.ts'
import { lowerFirst, upperFirst } from '../render.ts'

export type { Draft } from '../../operation.ts'

import { type EnglishSentence, isWord, type Token } from '../token.ts'

/** What an operation looks at: one sentence, the one after it in the same block, and the whole text. */
export interface Scene {
  readonly sentence: EnglishSentence
  readonly next: EnglishSentence | undefined
  readonly text: string
}

/** A restructuring of an English sentence. */
export interface Operation extends SharedOperation<Scene> {
  /** Which round it belongs to: within a phrase first, then whole clauses; absent = clauses. */
  readonly scope?: 'phrase' | 'clause'
  /** Not after an opening connective: "In short, often, …". */
  readonly isSoleOpening?: boolean
}

/** A sentence without its closing marks. `tail` is what stands between the last word and them (citations). */
export interface Body {
  readonly tokens: readonly Token[]
  readonly start: number
  readonly end: number
  readonly tail: string
  readonly mark: string
}

/** The words of a plain declarative sentence that ends in a full stop; undefined for anything else. */
export function readBody({ sentence, text }: Scene): Body | undefined {
  const { tokens } = sentence
  const last = tokens.at(-1)
  const first = tokens[0]
  if (first === undefined || last?.text !== '.' || !isWord(first) || tokens.length < 5) return undefined
  const words = tokens.slice(0, -1)
  const lastWord = words.at(-1)
  if (lastWord === undefined || !isWord(lastWord)) return undefined
  if (words.some((token) => /^["“”:;()[\]—–?!]$/.test(token.text))) return undefined
  return {
    tokens: words,
    start: first.start,
    end: last.start,
    tail: text.slice(lastWord.end, last.start),
    mark: last.text,
  }
}

/** Text of tokens [from, to), marks and citations between them included. */
export function phrase(text: string, tokens: readonly Token[], from: number, to: number): string {
  const first = tokens[from]
  const last = tokens[to - 1]
  return first === undefined || last === undefined || to <= from ? '' : text.slice(first.start, last.end)
}

/** The same, made ready to stand inside a sentence: a capital that only marked the beginning is lost. */
export function inner(text: string, tokens: readonly Token[], from: number, to: number): string {
  const words = phrase(text, tokens, from, to)
  const first = tokens[from]
  if (first === undefined || first.locked) return words
  // "A" counts as a name where the text has another word in capitals that begins like it.
  const isCommon =
    /^(?:an?|the)$/.test(first.lower) ||
    text.includes(` ${first.lower} `) ||
    (first.pos === 'NOUN' &&
      /(?:ness|ments?|[ts]ions?|it(?:y|ies)|ism|ship|ors|ists|ings)$/.test(first.lower))
  const isName = (first.name || first.isKnownName) && !isCommon
  return isName ? words : lowerFirst(words)
}

export const opening = upperFirst

export function wordCount(tokens: readonly Token[], from = 0, to = tokens.length): number {
  return tokens.slice(from, to).filter(isWord).length
}

export function hasAny(tokens: readonly Token[], from: number, to: number, pattern: RegExp): boolean {
  return tokens.slice(from, to).some((token) => pattern.test(token.lower))
}
