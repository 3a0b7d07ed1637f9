import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { isCommonWord } from '../../common-words.ts'
import { isPluralNoun } from '../../grammar/number.ts'
import { isMark, type Token } from '../../token.ts'
import { type Draft, inner, type Operation, opening, phrase } from '../scene.ts'
import { isCustomaryPair, isTied, mayBeVerb } from './order-free.ts'
import {
  areLike,
  isPurposeOfBody,
  opensClauseAt,
  repeatsPreposition,
  sharesAdjective,
} from './shared-modifiers.ts'

const SHARED_DETERMINER = wordList('en/swap/nouns', 'shared-determiner')
/** A noun of this kind may take the next phrase for itself alone. */
export const TAKES_COMPLEMENT = wordList('en/swap/nouns', 'takes-complement')
const FIXED_HEAD = wordList('en/swap/nouns', 'fixed-head')
/** "their skills and knowledge" → "their knowledge and skills": two bare nouns, also behind one adjective or at the head of a clause. */
export const swapNouns: Operation = {
  id: 'structure.swap-nouns',
  kind: 'coordination_order',
  reason: 'free_order_of_nouns',
  strength: 2,
  risk: 0.05,
  role: 'even',
  gain: 0,
  scope: 'phrase',
  drafts({ sentence: { tokens }, text }) {
    return tokens.flatMap((and, at): Draft[] => {
      if (and.lower !== 'and' && and.lower !== 'or') return []
      const left = tokens[at - 1]
      const last = tokens[at + 1]
      const right = at + 2
      if (!left || !last || !isFreeNoun(tokens, at - 1) || !isFreeNoun(tokens, at + 1)) return []
      if (/^(?:NOUN|PROPN)$/.test(tokens[right]?.pos ?? '') || isCustomaryPair(left, last)) return []
      if (
        !opensPair(tokens, at) ||
        !closesPair(tokens, at, right) ||
        repeatsPreposition(tokens, at) ||
        isPurposeOfBody(tokens, at - 2) ||
        opensClauseAt(tokens, at)
      )
        return []
      // "freedom of choice and sovereignty": the first noun is part of a phrase.
      if (tokens[at - 2]?.lower === 'of' && FIXED_HEAD.has(tokens[at - 3]?.lower ?? '')) return []
      if (tokens[at - 2]?.lower === 'a' || tokens[at - 2]?.lower === 'an') return []
      if (suitsFirst(tokens, at) || sharesArticle(tokens, at)) return []
      const isFirst = at === 1
      const rest = phrase(text, tokens, at + 1, right)
      const swapped = `${isFirst ? opening(rest) : rest} ${and.text} ${inner(text, tokens, at - 1, at)}`
      return [{ start: left.start, end: (tokens[right - 1] as Token).end, after: swapped }]
    })
  },
}

/** Verbs that go with few nouns: the one beside them is chosen for them. */
const CHOOSY = wordList('en/swap/nouns', 'choosy')

/** "wreak havoc and chaos", "rang with laughter and grandeur": the verb is one of the first noun. */
export function suitsFirst(tokens: readonly Token[], and: number): boolean {
  const before = tokens[and - 2]
  const verb = before?.pos === 'ADP' ? tokens[and - 3] : before
  return verb !== undefined && CHOOSY.has(verb.lower)
}

/** "the economy and firms": only the first has the article. */
function sharesArticle(tokens: readonly Token[], and: number): boolean {
  const [left = '', right = ''] = [tokens[and - 1]?.lower, tokens[and + 1]?.lower]
  return /^(?:the|both)$/.test(tokens[and - 2]?.lower ?? '') && isPluralNoun(left) !== isPluralNoun(right)
}

const NOT_FREE = new RegExp(`ing$|^${anyOf('en/swap/nouns', 'not-free')}$`)

function isFreeNoun(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return (
    token !== undefined &&
    // At the beginning the tagger takes the capital for a name.
    (token.pos === 'NOUN' || (at === 0 && token.pos === 'PROPN' && !token.isKnownName)) &&
    !isTied(at === 0 ? { ...token, name: false } : token) &&
    (!mayBeVerb(token) || isSurelyNoun(tokens, at)) &&
    (at === 0 ? isCommonWord(token.lower) : /^\p{Ll}/u.test(token.text)) &&
    !NOT_FREE.test(token.lower)
  )
}

/** "of care and support.", "their care and support": a preposition or possessive before, an end after. */
function isSurelyNoun(tokens: readonly Token[], at: number): boolean {
  const isRight = /^(?:and|or)$/.test(tokens[at - 1]?.lower ?? '')
  const before = tokens[isRight ? at - 3 : at - 1]
  const after = tokens[isRight ? at + 1 : at + 3]
  if (before === undefined || after === undefined) return false
  const isHeld = (before.pos === 'ADP' && before.lower !== 'to') || SHARED_DETERMINER.has(before.lower)
  return isHeld && /^[.,;)]$|^(?:of|in|from)$/.test(after.text) && !isPluralNoun(tokens[at]?.lower ?? '')
}

const PLURAL_DETERMINER = new RegExp(`^${anyOf('en/swap/nouns', 'plural-determiners')}$`)

/** What may stand before the pair without tying itself to its first noun alone. */
function opensPair(tokens: readonly Token[], and: number): boolean {
  const before = tokens[and - 2]
  const [left, right] = [tokens[and - 1], tokens[and + 1]]
  if (right?.pos === 'NOUN' && opensSubject(tokens, and)) return true
  if (before === undefined || isMark(before)) return false
  if (right?.pos === 'NOUN' && sharesAdjective(tokens, and)) return true
  if (PLURAL_DETERMINER.test(before.lower))
    return left !== undefined && right !== undefined && isPluralNoun(left.lower) && isPluralNoun(right.lower)
  if (/^(?:more|greater|less)$/.test(before.lower))
    return left !== undefined && right !== undefined && areLike(left, right) && tokens[and - 3]?.pos !== 'DET'
  if (SHARED_DETERMINER.has(before.lower)) return tokens[and + 1]?.pos === 'NOUN'
  if (before.pos === 'ADP')
    return !/^(?:like|as|than|from|between)$/.test(before.lower) || before.lower === 'between'
  if (before.lower === 'power') return false
  return before.pos === 'VERB' && (!/(?:ed|en)$/.test(before.lower) || isFinitePast(tokens, and - 2))
}

const BEFORE_PAST = new RegExp(`^${anyOf('en/swap/nouns', 'before-past')}$`)

/** A past tense with its subject right before it, no participle. */
function isFinitePast(tokens: readonly Token[], verb: number): boolean {
  const before = tokens[verb - 1]
  return before !== undefined && (/^(?:NOUN|PROPN)$/.test(before.pos) || BEFORE_PAST.test(before.lower))
}

const OPENS_CLAUSE = new RegExp(`^${anyOf('en/swap/nouns', 'opens-clause')}$`)

/** "Stress and worry can …", "that stress and worry can …": a bare pair at the head of a clause with a plural verb. */
function opensSubject(tokens: readonly Token[], and: number): boolean {
  const [before, after] = [tokens[and - 2], tokens[and + 2]]
  const opens = before === undefined || OPENS_CLAUSE.test(before.lower)
  return opens && PLURAL_VERB.has(after?.lower ?? '')
}

const PLURAL_VERB = wordList('en/swap/nouns', 'plural-verb')

const AFTER_PAIR = new RegExp(`^${anyOf('en/swap/nouns', 'after-pair')}$`)

const GOES_ON = new RegExp(`^${anyOf('en/swap/nouns', 'goes-on')}$`)

const OPENS_RELATIVE = new RegExp(`^${anyOf('en/swap/nouns', 'opens-relative')}$`)

const AFTER_NOUN = new RegExp(`^${anyOf('en/swap/nouns', 'after-nouns')}$`)

/** What may stand after the pair without tying itself to its second noun alone. */
function closesPair(tokens: readonly Token[], and: number, end: number): boolean {
  const after = tokens[end]
  const last = tokens[end - 1]?.lower ?? ''
  const isTogether = SHARED_DETERMINER.has(tokens[and - 2]?.lower ?? '') || sharesAdjective(tokens, and)
  if (after?.lower === 'alike') return true
  // "the care and support they need"
  if (after?.pos === 'PRON' && /^(?:the|all)$/.test(tokens[and - 2]?.lower ?? ''))
    return OPENS_RELATIVE.test(after.lower)
  if (after === undefined) return false
  if (isMark(after)) {
    const next = tokens[end + 1]?.lower ?? ''
    return (
      /^[.;)]$/.test(after.text) || (after.text === ',' && !GOES_ON.test(next) && !isListed(tokens, and, end))
    )
  }
  if (after.lower === 'of') return isTogether && !TAKES_COMPLEMENT.has(last)
  if (and === 1 || /^(?:SCONJ)$/.test(tokens[and - 2]?.pos ?? '')) return PLURAL_VERB.has(after.lower)
  const first = tokens[and - 1]
  const second = tokens[end - 1]
  if (holdsBoth(tokens, and)) return true
  // A phrase with "for" or "on" would go over to the noun that now stands before it.
  if (AFTER_NOUN.test(after.lower))
    return (
      isTogether &&
      end === and + 2 &&
      first !== undefined &&
      second !== undefined &&
      areLike(first, second) &&
      !TAKES_COMPLEMENT.has(first.lower) &&
      !TAKES_COMPLEMENT.has(last)
    )
  if (AFTER_PAIR.test(after.lower))
    return (
      !TAKES_COMPLEMENT.has(last) &&
      !(after.lower === 'as' && /^(?:a|well)$/.test(tokens[end + 1]?.lower ?? ''))
    )
  return false
}

/** "a sense of calm and order that lasts", "the skill and patience to win": what follows goes with both of two like qualities. */
function holdsBoth(tokens: readonly Token[], and: number): boolean {
  const [left, right, after, next] = [tokens[and - 1], tokens[and + 1], tokens[and + 2], tokens[and + 3]]
  if (!left || !right || !after || !next || !areLike(left, right)) return false
  if (TAKES_COMPLEMENT.has(left.lower) || TAKES_COMPLEMENT.has(right.lower)) return false
  if (after.lower === 'that') return /^(?:VERB|AUX|PRON)$/.test(next.pos)
  return (
    after.lower === 'to' &&
    next.pos === 'VERB' &&
    /^(?:the|our|your|their|its|his|her|my)$/.test(tokens[and - 2]?.lower ?? '')
  )
}

/** A comma before or after the pair that belongs to a longer list. */
function isListed(tokens: readonly Token[], and: number, end: number): boolean {
  const around = [...tokens.slice(Math.max(0, and - 6), and), ...tokens.slice(end + 1, end + 7)]
  return (
    around.some((token) => token.text === ',') &&
    tokens.slice(end + 1, end + 6).some((token) => /^(?:and|or)$/.test(token.lower))
  )
}
