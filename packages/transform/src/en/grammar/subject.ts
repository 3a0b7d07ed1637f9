import { anyOf, wordList } from '../../lexicon/load-lists.ts'
import type { Token } from '../token.ts'
import { IRREGULAR_VERBS } from './irregular-verbs.ts'
import { readNounGroup } from './noun-group.ts'
import { nounPhraseEnds } from './noun-phrase.ts'

/** A clause's subject [from, to) and its finite verb. */
export interface Subject {
  readonly from: number
  readonly to: number
  /** Index of the first word of the verb group. */
  readonly verb: number
  readonly isPlural: boolean
  readonly isPronoun: boolean
}

const PRONOUN = wordList('en/grammar/subject', 'pronoun')
const PLURAL_PRONOUN = wordList('en/grammar/subject', 'plural-pronoun')
const LINKS = wordList('en/grammar/subject', 'links')
const FINITE_AUX = wordList('en/grammar/subject', 'finite-aux')
const PLURAL = /[^isu']s$|^(?:people|children|men|women|criteria|phenomena|data|lives)$/

/** Reads the subject of the clause that begins at a token; undefined unless a finite verb follows it. */
export function readSubject(tokens: readonly Token[], from: number): Subject | undefined {
  const first = tokens[from]
  if (first === undefined) return undefined
  if (
    PRONOUN.has(first.lower) &&
    (first.pos === 'PRON' || first.pos === 'DET' || first.lower === 'there') &&
    isVerbAt(tokens, skipAdverbs(tokens, from + 1))
  ) {
    return {
      from,
      to: from + 1,
      verb: skipAdverbs(tokens, from + 1),
      isPlural: PLURAL_PRONOUN.has(first.lower),
      isPronoun: true,
    }
  }
  for (const end of nounPhraseEnds(tokens, from)) {
    const to = skipLinked(tokens, end)
    const verb = skipAdverbs(tokens, to)
    if (!isVerbAt(tokens, verb)) continue
    const head = tokens[end - 1] as Token
    const isJoined = tokens.slice(from, to).some((token) => token.lower === 'and')
    return { from, to, verb, isPlural: isJoined || PLURAL.test(head.lower), isPronoun: false }
  }
  return readLongSubject(tokens, from)
}

/** Subjects with a possessive, joined adjectives or adverbs inside ("the dog's very old toy"), and -ing phrases. */
function readLongSubject(tokens: readonly Token[], from: number): Subject | undefined {
  const first = tokens[from] as Token
  const isAction = /ing$/.test(first.lower) && /^(?:VERB|NOUN)$/.test(first.pos)
  const group = readNounGroup(tokens, isAction ? from + 1 : from)
  if (group === undefined) return undefined
  const to = /^(?:itself|themselves)$/.test(tokens[group.to]?.lower ?? '') ? group.to + 1 : group.to
  const verb = skipAdverbs(tokens, to)
  if (!isFiniteAux(tokens[verb]) || (!isAction && group.isPlural === undefined)) return undefined
  return { from, to, verb, isPlural: !isAction && group.isPlural === true, isPronoun: false }
}

/** Any number of `of the …`, `and the …` after a noun phrase. */
function skipLinked(tokens: readonly Token[], end: number): number {
  let at = end
  for (let round = 0; round < 3; round++) {
    const link = tokens[at]
    if (link === undefined || !(LINKS.has(link.lower) || link.lower === 'and')) return at
    const ends = nounPhraseEnds(tokens, at + 1)
    const longest = ends[0]
    if (longest === undefined) return at
    at = longest
  }
  return at
}

export function skipAdverbs(tokens: readonly Token[], from: number): number {
  let at = from
  while (tokens[at]?.pos === 'ADV' && !/^(?:how|why|when|where|not)$/.test(tokens[at]?.lower ?? '')) at++
  return at
}

export function isFiniteAux(token: Token | undefined): boolean {
  return token !== undefined && FINITE_AUX.has(token.lower) && !(token.lower === "'s" && token.pos === 'PART')
}

/** A finite verb can begin here: an auxiliary, or a verb form other than -ing. */
export function isVerbAt(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]
  if (token === undefined) return false
  return isFiniteAux(token) || (token.pos === 'VERB' && !/ing$/.test(token.lower))
}

const PASTS = new Set(
  [...IRREGULAR_VERBS].flatMap(([base, { past }]) => past.filter((form) => form !== base)),
)

/** A verb in the simple past: what a story is told in. */
export function isPastForm(token: Token | undefined): boolean {
  if (token === undefined) return false
  return /^(?:was|were|had|did)$/.test(token.lower) || PASTS.has(token.lower) || /ed$/.test(token.lower)
}

/** "it's", "they're": the verb is written onto the subject and would be left behind. */
export function hasShortVerb(tokens: readonly Token[], { to }: Subject): boolean {
  return /^['’]/.test(tokens[to]?.text ?? '')
}

/** "it is important to", "it is likely that": an `it` that stands for nothing said before. */
export function isExpletive(tokens: readonly Token[], { from, verb }: Subject): boolean {
  if (tokens[from]?.lower !== 'it') return false
  return tokens
    .slice(verb, verb + 6)
    .some(({ lower, pos }) => lower === 'that' || (lower === 'to' && pos === 'PART') || lower === 'for')
}

/** Number of finite verb groups in [from, to): a rough count of clauses. */
export function countVerbs(tokens: readonly Token[], from: number, to: number): number {
  let count = 0
  for (let index = from; index < to; index++) {
    const token = tokens[index] as Token
    const previous = tokens[index - 1]
    const isInfinitive =
      /^(?:to|be|been|being|not|n't)$/.test(previous?.lower ?? '') ||
      isFiniteAux(previous) ||
      previous?.pos === 'ADV'
    if (isFiniteAux(token) || (token.pos === 'VERB' && !/(?:ing|ed)$/.test(token.lower) && !isInfinitive))
      count++
  }
  return count
}

/** Nouns that "they" in the same sentence nearly always means. */
export const PEOPLE = new RegExp(`^${anyOf('en/grammar/subject', 'people')}$`)
