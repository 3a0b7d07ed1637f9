import { anyOf, wordList } from '../lexicon/load-lists.ts'
import { nounVerbBase } from './grammar/noun-verbs.ts'
import type { Pos, Token } from './token.ts'

const MODALS = wordList('en/correct-tags', 'modals')
const SUBJECT_PRONOUNS = new Set('i you he she it we they who which'.split(' '))
const BE = wordList('en/correct-tags', 'be')
const HAVE = new Set("have has had having 've".split(' '))
const FIXED: ReadonlyMap<string, Pos> = new Map([
  ['however', 'ADV'],
  ['therefore', 'ADV'],
  ['thus', 'ADV'],
  ['people', 'NOUN'],
  ['everything', 'PRON'],
  ['something', 'PRON'],
  ['anything', 'PRON'],
  ['nothing', 'PRON'],
  ['everyone', 'PRON'],
  ['decision-making', 'NOUN'],
  ['self-driving', 'ADJ'],
])
const NOMINAL_SUFFIX = new RegExp(`${anyOf('en/correct-tags', 'nominal-suffix')}$`)

/**
 * Repairs the tagger's commonest slips: verbs that it calls nouns or adjectives after `to`, a modal, a form of
 * be or have, or a subject, and clauses left without any verb.
 */
export function correctTags(tokens: readonly Token[]): Token[] {
  const corrected = tokens.map((token, index) => withPos(token, correctedPos(tokens, index)))
  return promoteMissingVerbs(corrected)
}

function withPos(token: Token, pos: Pos): Token {
  return pos === token.pos ? token : { ...token, pos }
}

function correctedPos(tokens: readonly Token[], index: number): Pos {
  const token = tokens[index] as Token
  const previous = tokens[index - 1]
  const fixed = FIXED.get(token.lower)
  if (fixed !== undefined) return fixed
  if (previous === undefined || token.name || token.locked) return token.pos
  if (token.pos === 'VERB' && (isNounPlace(tokens, index) || isNounAfterPreposition(tokens, index)))
    return 'NOUN'
  if (token.pos !== 'NOUN' && token.pos !== 'ADJ') return token.pos
  if (isBaseVerbPlace(tokens, index) && !NOMINAL_SUFFIX.test(token.lower)) return 'VERB'
  const next = tokens[index + 1]
  if (/ed$/.test(token.lower) && token.pos === 'ADJ' && isSubject(previous) && opensClause(next))
    return 'VERB'
  const isAfterAuxiliary = BE.has(previous.lower) || HAVE.has(previous.lower)
  if (/ing$/.test(token.lower) && token.pos === 'NOUN' && BE.has(previous.lower) && opensObject(next))
    return 'VERB'
  if (
    /ed$/.test(token.lower) &&
    isAfterAuxiliary &&
    (next?.lower === 'by' || (HAVE.has(previous.lower) && opensObject(next)))
  )
    return 'VERB'
  return token.pos
}

const BEFORE_NOUN = new RegExp(`^${anyOf('en/correct-tags', 'before-nouns')}$`)

/** "the company's focus on", "their need for": a noun-verb right after a possessive or article, and no noun after it. */
function isNounPlace(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token
  const previous = tokens[index - 1] as Token
  const isOwner = (previous.lower === "'s" && previous.pos === 'PART') || BEFORE_NOUN.test(previous.lower)
  const next = tokens[index + 1]
  return (
    isOwner &&
    nounVerbBase(token.lower) !== undefined &&
    !/^(?:NOUN|PROPN|ADJ|DET|PRON)$/.test(next?.pos ?? '')
  )
}

const BARE_NOUN = wordList('en/correct-tags', 'bare-noun')

/** "from start to finish", "signs of change": these bare words after a preposition are nouns. */
function isNounAfterPreposition(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1]
  return (
    BARE_NOUN.has(tokens[index]?.lower ?? '') &&
    /^(?:from|of|without|by)$/.test(tokens[index - 1]?.lower ?? '') &&
    !/^(?:NOUN|PROPN|ADJ|DET|PRON)$/.test(next?.pos ?? '')
  )
}

/** After a modal, `n't`, or the `to` of an infinitive, or after a pronoun and before an object. */
function isBaseVerbPlace(tokens: readonly Token[], index: number): boolean {
  const previous = tokens[index - 1] as Token
  const beforePrevious = tokens[index - 2]
  return (
    MODALS.has(previous.lower) ||
    (previous.lower === 'to' && previous.pos === 'PART') ||
    (previous.lower === "n't" && beforePrevious !== undefined && !BE.has(beforePrevious.lower)) ||
    (SUBJECT_PRONOUNS.has(previous.lower) && opensObject(tokens[index + 1]))
  )
}

function isSubject(token: Token): boolean {
  return token.pos === 'NOUN' || token.pos === 'PROPN' || SUBJECT_PRONOUNS.has(token.lower)
}

function opensClause(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (token.pos === 'DET' || token.pos === 'PRON' || /^(?:that|whether|how|why)$/.test(token.lower))
  )
}

function opensObject(token: Token | undefined): boolean {
  return token !== undefined && /^(?:DET|PRON|NOUN|PROPN|ADJ|NUM)$/.test(token.pos)
}

/** In a stretch between marks and clause words that has no verb, the noun-verb that agrees with the noun before it. */
function promoteMissingVerbs(tokens: readonly Token[]): Token[] {
  const result = [...tokens]
  let from = 0
  for (let index = 0; index <= tokens.length; index++) {
    const token = tokens[index]
    if (token !== undefined && !isClauseEdge(token)) continue
    promoteIn(result, from, index)
    from = index + 1
  }
  return result
}

const CLAUSE_EDGE = new RegExp(`^${anyOf('en/correct-tags', 'clause-edges')}$`)

function isClauseEdge(token: Token): boolean {
  return /^(?:PUNCT|SCONJ)$/.test(token.pos) || CLAUSE_EDGE.test(token.lower)
}

function promoteIn(tokens: Token[], from: number, to: number): void {
  const hasVerb = tokens
    .slice(from, to)
    .some((token) => token.pos === 'AUX' || (token.pos === 'VERB' && !/ing$/.test(token.lower)))
  if (hasVerb) return
  for (let index = from + 1; index < to; index++) {
    const token = tokens[index] as Token
    if (
      (/^(?:NOUN|ADJ)$/.test(token.pos) || token.lower === 'like') &&
      !token.locked &&
      !token.name &&
      agreesAsVerb(tokens, index)
    ) {
      tokens[index] = { ...token, pos: 'VERB' }
      return
    }
  }
}

const PLURAL_SUBJECT = new RegExp(`[^su']s$|^${anyOf('en/correct-tags', 'plural-subjects')}$`)

function agreesAsVerb(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token
  const subject = tokens[index - 1]
  if (subject === undefined || nounVerbBase(token.lower) === undefined) return false
  if (!/^(?:NOUN|PROPN|PRON)$/.test(subject.pos) || subject.lower === "'s") return false
  const isPluralSubject = PLURAL_SUBJECT.test(subject.lower)
  return /[^su]s$/.test(token.lower) !== isPluralSubject && tokens[index + 1] !== undefined
}
