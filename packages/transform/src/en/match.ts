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
  return tokens.slice(0, index).every((token) => token.pos === 'PUNCT' && /^["“'‘(*_-]+$/.test(token.text))
}

/** Only closing marks stand from the token on. */
export function isSentenceEnd(tokens: readonly Token[], index: number): boolean {
  return tokens.slice(index).every((token) => /^[.!?…"”'’)*_]+$/.test(token.text))
}
