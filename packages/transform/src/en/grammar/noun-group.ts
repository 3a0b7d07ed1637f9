import { wordList } from '../../lexicon/load-lists.ts'
import type { Token } from '../token.ts'
import { isPluralNoun, UNSURE_NUMBER } from './number.ts'

/** A whole noun phrase with its complements, [from, to); `head` is its main noun (the last of the first conjunct). */
export interface NounGroup {
  readonly from: number
  readonly to: number
  readonly head: number
  /** Undefined where form does not tell what a verb would agree with. */
  readonly isPlural: boolean | undefined
}

const DETERMINER = wordList('en/grammar/noun-group', 'determiner')
/** Which nouns hold which prepositional phrase as their own, so that it moves with them. */
const GOVERNED: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['on', wordList('en/grammar/noun-group', 'held-with-on')],
  ['to', wordList('en/grammar/noun-group', 'held-with-to')],
  ['for', wordList('en/grammar/noun-group', 'held-with-for')],
  ['in', wordList('en/grammar/noun-group', 'held-with-in')],
  ['between', wordList('en/grammar/noun-group', 'held-with-between')],
  ['about', wordList('en/grammar/noun-group', 'held-with-about')],
  ['with', wordList('en/grammar/noun-group', 'held-with-with')],
  ['from', wordList('en/grammar/noun-group', 'held-with-from')],
])

/** A list of more items, or a run of more modifiers, is no part of a clause: read from every word, it took quadratic time. */
const MOST_ITEMS = 60
const MOST_WORDS = 60

/** Reads the noun phrase that begins at a token, no further than `limit`; undefined when there is none. */
export function readNounGroup(
  tokens: readonly Token[],
  from: number,
  limit = tokens.length,
): NounGroup | undefined {
  const first = readCore(tokens, from, limit)
  if (first === undefined) return undefined
  let to = withComplements(tokens, first, limit)
  let isJoined = false
  const hasComplement = to > first
  for (let items = 1; ; items++) {
    if (items > MOST_ITEMS) return undefined
    const next = readConjunct(tokens, to, limit)
    if (next === undefined) break
    // "the risk of A and the cost of B": what the second one is joined to cannot be told.
    if (hasComplement && DETERMINER.has(tokens[next.from]?.lower ?? '')) return undefined
    isJoined ||= !hasComplement
    to = next.to
  }
  const head = tokens[first - 1] as Token
  return { from, to, head: first - 1, isPlural: numberOf(head, isJoined, tokens[from] as Token) }
}

function numberOf(head: Token, isJoined: boolean, first: Token): boolean | undefined {
  if (isJoined) return true
  if (UNSURE_NUMBER.has(head.lower)) return undefined
  if (/^(?:both|these|those|many|several|few|various|numerous)$/.test(first.lower)) return true
  return isPluralNoun(head.lower)
}

/** Determiner, modifiers, nouns: the index just after the last noun. */
function readCore(tokens: readonly Token[], from: number, limit: number): number | undefined {
  let at = from
  if (DETERMINER.has(tokens[at]?.lower ?? '') || tokens[at]?.pos === 'NUM') at++
  if (at > from && /^(?:of)$/.test(tokens[at]?.lower ?? '')) return undefined
  let end: number | undefined
  for (; at < limit; at++) {
    if (at - from > MOST_WORDS) return undefined
    const token = tokens[at] as Token
    if (/^(?:NOUN|PROPN)$/.test(token.pos)) end = at + 1
    else if (end !== undefined && !isPossessive(tokens, at)) break
    else if (isPossessive(tokens, at)) end = undefined
    else if (!isModifier(tokens, at, limit)) return end
  }
  return end
}

function isPossessive(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.lower === "'s" && tokens[at]?.pos === 'PART'
}

/** Adjectives, also joined ("safe and healthy"), participles before a noun, and adverbs before an adjective. */
function isModifier(tokens: readonly Token[], at: number, limit: number): boolean {
  const token = tokens[at] as Token
  const next = at + 1 < limit ? tokens[at + 1] : undefined
  if (token.pos === 'ADJ' || token.pos === 'NUM') return true
  if (next === undefined) return false
  if (token.pos === 'ADV') return next.pos === 'ADJ' || /(?:ed|ing)$/.test(next.lower)
  if (token.pos === 'VERB') return /(?:ed|ing)$/.test(token.lower) && /^(?:NOUN|PROPN|ADJ)$/.test(next.pos)
  const isBetween = tokens[at - 1]?.pos === 'ADJ' && next.pos === 'ADJ'
  return isBetween && (token.lower === 'and' || token.text === ',')
}

/** Prepositional phrases that the noun before them holds: `of …` always, others by the noun. */
function withComplements(tokens: readonly Token[], end: number, limit: number): number {
  let at = end
  let holder = tokens[end - 1]?.lower ?? ''
  for (let round = 0; round < 4 && at < limit; round++) {
    const link = tokens[at]
    if (link === undefined || !(link.lower === 'of' || GOVERNED.get(link.lower)?.has(holder))) return at
    const to = readCore(tokens, at + 1, limit)
    if (to === undefined) return at
    holder = tokens[to - 1]?.lower ?? ''
    at = to
  }
  return at
}

/** `, B` of a list that goes on, `and B`, `, and B`. */
function readConjunct(
  tokens: readonly Token[],
  at: number,
  limit: number,
): { readonly from: number; readonly to: number } | undefined {
  let from = at
  if (tokens[from]?.text === ',') from++
  const hasAnd = /^(?:and|or)$/.test(tokens[from]?.lower ?? '')
  if (hasAnd) from++
  if (from === at || from >= limit) return undefined
  const core = readCore(tokens, from, limit)
  if (core === undefined) return undefined
  const to = withComplements(tokens, core, limit)
  const goesOn = /^(?:,|and|or)$/.test(tokens[to]?.text ?? '')
  return hasAnd || goesOn ? { from, to } : undefined
}
