import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { isPluralNoun } from '../../grammar/number.ts'
import { isMark, type Token } from '../../token.ts'

/** Adjectives of size, worth, kind and novelty: what two like nouns after one of them share, and neither needs more. */
export const GENERAL = wordList('en/swap/shared-modifiers', 'general')
/** Nouns that make a fixed term with an adjective before them. */
const TERM = wordList('en/swap/shared-modifiers', 'term')
const ABSTRACT = new RegExp(`${anyOf('en/swap/shared-modifiers', 'abstract')}$`)

const BEFORE_SHARED = new RegExp(`^${anyOf('en/swap/shared-modifiers', 'before-shared')}$`)

/** "new interests and hobbies": the adjective before two like nouns goes with either of them. */
export function sharesAdjective(tokens: readonly Token[], and: number): boolean {
  const [beforeThat, adjective, left, right] = [
    tokens[and - 3],
    tokens[and - 2],
    tokens[and - 1],
    tokens[and + 1],
  ]
  if (!adjective || !left || !right || !GENERAL.has(adjective.lower)) return false
  if (beforeThat === undefined || BEFORE_SHARED.test(beforeThat.lower)) return false
  if (isMark(beforeThat) || beforeThat.pos === 'ADJ' || /^(?:ADV|NOUN)$/.test(beforeThat.pos)) return false
  if (TERM.has(left.lower) || TERM.has(right.lower)) return false
  return areLike(left, right)
}

/** Two plural nouns, or two that name qualities. */
export function areLike(left: Token, right: Token): boolean {
  const isPlural = isPluralNoun(left.lower)
  if (isPlural !== isPluralNoun(right.lower)) return false
  return isPlural || (ABSTRACT.test(left.lower) && ABSTRACT.test(right.lower))
}

const BEFORE_PAST = new RegExp(`^${anyOf('en/swap/nouns', 'before-past')}$`)

/** "both simplified models and …", "washing machines, …": a participle that belongs to the noun after it. */
export function isModifierVerb(tokens: readonly Token[], at: number): boolean {
  const [before, verb] = [tokens[at - 1], tokens[at]]
  if (verb?.pos !== 'VERB') return false
  if (/ing$/.test(verb.lower)) return before === undefined || before.text === ',' || before.pos === 'ADJ'
  if (!/(?:ed|en)$/.test(verb.lower)) return false
  // "high-powered engines"
  if (verb.lower.includes('-') || /[-‐‑]$/.test(before?.text ?? '')) return true
  return !(
    before !== undefined &&
    (/^(?:NOUN|PROPN|ADV)$/.test(before.pos) || BEFORE_PAST.test(before.lower))
  )
}

/** "riots in the streets and chaos in every corner": each of the two has a phrase of its own. */
export function repeatsPreposition(tokens: readonly Token[], and: number): boolean {
  const after = tokens[and + 2]
  return (
    after?.pos === 'ADP' &&
    after.lower !== 'of' &&
    tokens.slice(Math.max(0, and - 6), and).some(({ lower }) => lower === after.lower)
  )
}

/** "Fights broke out in taverns and insults were traded": the second noun is the subject of a clause of its own. */
export function opensClauseAt(tokens: readonly Token[], and: number): boolean {
  const after = tokens[and + 2]
  if (after?.pos !== 'AUX' && after?.pos !== 'VERB') return false
  const from = tokens.findLastIndex(
    (token, at) =>
      at < and && (isMark(token) || token.pos === 'SCONJ' || /^(?:that|which|who|when)$/.test(token.lower)),
  )
  return tokens
    .slice(from + 1, and)
    .some(({ pos, lower }) => pos === 'AUX' || (pos === 'VERB' && !/ing$/.test(lower)))
}

/** "the organization for safety and trade": part of a name, also where it is written small. */
export function isPurposeOfBody(tokens: readonly Token[], at: number): boolean {
  return /^(?:for|of)$/.test(tokens[at]?.lower ?? '') && BODY.test(tokens[at - 1]?.lower ?? '')
}

const BODY = new RegExp(`^${anyOf('en/swap/shared-modifiers', 'bodies')}$`)
