import { wordGroups, wordList } from '../../../lexicon/load-lists.ts'
import { nounVerbBase } from '../../grammar/noun-verbs.ts'
import type { Token } from '../../token.ts'

/**
 * Words that have a customary order among themselves (time, size, rank, steps, opposites named good first), a group a
 * line; with words of other groups they are free.
 */
const GROUPS = wordGroups('en/swap/order-free', 'ordered')

const GROUPS_OF = new Map<string, number[]>()
for (const [group, words] of GROUPS.entries())
  for (const word of words) GROUPS_OF.set(word, [...(GROUPS_OF.get(word) ?? []), group])

/** Whether two words belong to one customary order. */
function shareGroup(left: string, right: string): boolean {
  return GROUPS_OF.get(left)?.some((group) => GROUPS_OF.get(right)?.includes(group)) === true
}

/** Words that lean on what stands before them, or close a list. */
const LEANING = wordList('en/swap/order-free', 'leaning')

/** Whether a word of a pair or list ties it to its place, whatever stands beside it. */
export function isTied(token: Token): boolean {
  return (
    token.locked ||
    token.name ||
    token.isKnownName ||
    token.pos === 'NUM' ||
    LEANING.has(token.lower) ||
    /(?:est|er's)$/.test(token.lower) ||
    /\d/.test(token.lower)
  )
}

/** Pairs of opposites or steps that are free apart and have an order together. */
const CUSTOMARY = wordList('en/swap/order-free', 'customary')

/** Words that stand last of a pair: those who serve or follow, and what sums up. */
const CLOSES = wordList('en/swap/order-free', 'closes')

/** Two words that custom or logic puts in this order, or the plain word before its negative ("direct and indirect"). */
export function isCustomaryPair(left: Token, right: Token): boolean {
  return (
    shareGroup(left.lower, right.lower) ||
    CUSTOMARY.has(`${left.lower} ${right.lower}`) ||
    CLOSES.has(right.lower) ||
    (right.lower.endsWith(left.lower) && /^(?:sub|re)-?$/.test(right.lower.slice(0, -left.lower.length))) ||
    (/^(?:un|in|im|il|ir|non-?|dis)/.test(right.lower) && right.lower.endsWith(left.lower.slice(1)))
  )
}

/** Whether any two words of a list have an order of their own. */
export function haveOrder(words: readonly Token[]): boolean {
  return words.some((left, at) => words.slice(at + 1).some((right) => isCustomaryPair(left, right)))
}

/** Whether a word points to something said elsewhere, or is part of a name or number. */
export function isLeaning(token: Token): boolean {
  return token.locked || token.name || token.isKnownName || token.pos === 'NUM' || LEANING.has(token.lower)
}

/** A word in base form that the tagger calls a noun and that could as well be a verb. */
export function mayBeVerb(token: Token): boolean {
  return token.pos === 'NOUN' && nounVerbBase(token.lower) === token.lower
}

const PLAIN_SIZE = wordList('en/swap/order-free', 'plain-size')

/** "long and perilous": the short plain adjective of size or age stands first. */
export function isShortFirst(left: Token, right: Token): boolean {
  return PLAIN_SIZE.has(left.lower) && right.lower.length > left.lower.length
}
