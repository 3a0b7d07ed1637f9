import type { ReasonCode } from '@redraft/contracts'
import type { CorrectionClass } from '../../../correct/correction-class.ts'
import type { CorrectionProposal } from '../../../correct/proposal.ts'
import { upperFirst } from '../../render.ts'
import type { Token } from '../../token.ts'

export interface Ground {
  readonly class: CorrectionClass
  readonly code: ReasonCode
  readonly prior?: number
  /** What kind of exchange it is, for what was learned about it: `VB>VBZ`, `+the`. */
  readonly key?: string
}

/** Another word in the place of a token, with its capital. */
export function replaceToken(token: Token, after: string, ground: Ground): CorrectionProposal {
  const isCapital = /^\p{Lu}/u.test(token.text) && token.text !== 'I'
  return {
    start: token.start,
    end: token.end,
    after: isCapital ? upperFirst(after) : after,
    prior: 0,
    ...ground,
  }
}

/** A word before a token; it takes over the capital of a sentence that begins there. */
export function insertBefore(
  token: Token,
  word: string,
  ground: Ground & { readonly isFirst?: boolean },
): CorrectionProposal {
  const { isFirst = false, ...rest } = ground
  const keepsCapital = token.text === 'I' || token.isKnownName || !/^\p{Lu}\p{Ll}/u.test(token.text)
  if (!isFirst || keepsCapital)
    return {
      start: token.start,
      end: token.start,
      after: `${isFirst ? upperFirst(word) : word} `,
      prior: 0,
      ...rest,
    }
  const [first = ''] = token.text
  return {
    start: token.start,
    end: token.start + first.length,
    after: `${upperFirst(word)} ${first.toLowerCase()}`,
    prior: 0,
    ...rest,
  }
}

/** A token and the space after it taken out; what follows takes over the capital. */
export function deleteToken(
  tokens: readonly Token[],
  index: number,
  ground: Ground,
): CorrectionProposal | undefined {
  const token = tokens[index]
  const next = tokens[index + 1]
  if (token === undefined || next === undefined || next.start === token.end) return undefined
  if (!/^\p{Lu}/u.test(token.text) || index > 0)
    return { start: token.start, end: next.start, after: '', prior: 0, ...ground }
  const [first = ''] = next.text
  return {
    start: token.start,
    end: next.start + first.length,
    after: first.toUpperCase(),
    prior: 0,
    ...ground,
  }
}

/** Whether the letters of a token may be exchanged: an ordinary word, no name, nothing protected. */
export function isOpen(token: Token | undefined, index: number): token is Token {
  if (token === undefined || token.locked || token.text.length === 0) return false
  return (
    /^\p{Ll}[\p{Ll}'’]*$/u.test(token.text) ||
    (index === 0 && /^\p{Lu}\p{Ll}*$/u.test(token.text) && !token.isKnownName)
  )
}
