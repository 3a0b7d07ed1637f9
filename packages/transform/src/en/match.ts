import type { Element, Pattern } from './pattern.ts'
import type { Token } from './token.ts'

export interface Captured {
  readonly from: number
  readonly to: number
  /** The lemma of the pattern that the captured token was matched by, if it was one. */
  readonly lemma: string | undefined
}

/** A pattern found in a sentence: token indexes [from, to). */
export interface Match {
  readonly tokens: readonly Token[]
  readonly from: number
  readonly to: number
  readonly captures: ReadonlyMap<string, Captured>
}

/** Tries a pattern at one token. */
export function matchAt(pattern: Pattern, tokens: readonly Token[], from: number): Match | undefined {
  if (pattern.atStart && !isSentenceStart(tokens, from)) return undefined
  const captures = new Map<string, Captured>()
  const to = step({ pattern, tokens, captures }, 0, from)
  return to === undefined ? undefined : { tokens, from, to, captures }
}

interface Walk {
  readonly pattern: Pattern
  readonly tokens: readonly Token[]
  readonly captures: Map<string, Captured>
}

function step(walk: Walk, place: number, index: number): number | undefined {
  const element = walk.pattern.elements[place]
  if (element === undefined)
    return !walk.pattern.atEnd || isSentenceEnd(walk.tokens, index) ? index : undefined
  for (const end of element.ends(walk.tokens, index)) {
    const found = step(walk, place + 1, end)
    if (found !== undefined) {
      if (element.capture) walk.captures.set(element.capture, captured(element, walk.tokens, index, end))
      return found
    }
  }
  return element.optional ? step(walk, place + 1, index) : undefined
}

function captured(element: Element, tokens: readonly Token[], from: number, to: number): Captured {
  return { from, to, lemma: element.forms?.get(tokens[from]?.lower ?? '') || undefined }
}

/** Only opening marks, if anything, stand before the token. */
export function isSentenceStart(tokens: readonly Token[], index: number): boolean {
  return index <= edgesOf(tokens).firstWord
}

/** Only closing marks stand from the token on. */
export function isSentenceEnd(tokens: readonly Token[], index: number): boolean {
  return index > edgesOf(tokens).lastWord
}

interface Edges {
  /** Index of the first token that is no opening mark; infinite when all are. */
  readonly firstWord: number
  /** Index of the last token that is no closing mark; -1 when all are. */
  readonly lastWord: number
}

/** Patterns ask at every token: a sentence that begins with a thousand marks is walked through once. */
const EDGES = new WeakMap<readonly Token[], Edges>()

function edgesOf(tokens: readonly Token[]): Edges {
  const known = EDGES.get(tokens)
  if (known !== undefined) return known
  const first = tokens.findIndex(({ pos, text }) => pos !== 'PUNCT' || !/^["“'‘(*_-]+$/.test(text))
  const lastWord = tokens.findLastIndex(({ text }) => !/^[.!?…"”'’)*_]+$/.test(text))
  const edges = { firstWord: first === -1 ? Number.POSITIVE_INFINITY : first, lastWord }
  EDGES.set(tokens, edges)
  return edges
}
