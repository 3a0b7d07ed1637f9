import { wordList } from '../../../../lexicon/load-lists.ts'
import { isVerbAt, skipAdverbs } from '../../../grammar/subject.ts'
import { isWord, type Token } from '../../../token.ts'

const SUBJECTS = wordList('en/omit/insert-that', 'subject')
const SUBORDINATORS = wordList('en/correct/proposers/sentence', 'subordinators')
const REPORTING = wordList('en/correct/proposers/sentence', 'reporting')

/** Whether a pronoun and its finite verb stand at a token: a clause of its own, by its words. */
export function isPronounClause(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined || !SUBJECTS.has(token.lower)) return false
  const verb = skipAdverbs(tokens, at + 1)
  return isVerbAt(tokens, verb) && verb - at <= 3
}

/** A finite verb by its tag, not an infinitive. */
export function finiteVerbs(tokens: readonly Token[], from: number, to: number): number[] {
  const found: number[] = []
  for (let at = from; at < to; at++) {
    const previous = tokens[at - 1]?.lower ?? ''
    if (!isVerbAt(tokens, at) || previous === 'to' || /^(?:be|been|being)$/.test(tokens[at]?.lower ?? ''))
      continue
    // "have been seen" and "can go" are one verb.
    const last = found.at(-1) ?? -1
    const isJoined = last === at - 1 || (last === at - 2 && isAdverbial(tokens[at - 1]))
    if (isJoined && tokens[last]?.pos === 'AUX') found.pop()
    found.push(at)
  }
  return found
}

function isAdverbial(token: Token | undefined): boolean {
  return token?.pos === 'ADV' || /^(?:not|n't)$/.test(token?.lower ?? '')
}

export function isSubordinator(token: Token | undefined): boolean {
  return token !== undefined && SUBORDINATORS.has(token.lower)
}

/** Whether a stretch opens a clause that depends on another, reports one, or asks. */
export function hasLink(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some((token) => isSubordinator(token) || REPORTING.has(token.lower))
}

/** Words of a stretch, marks left out. */
export function countWords(tokens: readonly Token[], from: number, to: number): number {
  return tokens.slice(from, to).filter(isWord).length
}

/** Quotes, brackets, colons and dashes: what stands beside them is no plain sentence. */
export function hasHardMarks(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => /^["“”‘«»()[\]{}:;—–/*_#|]$/.test(text))
}
