import { anyOf, wordList } from '../../lexicon/load-lists.ts'
import { nounPhraseEnds } from '../grammar/noun-phrase.ts'
import { participleBase } from '../grammar/participle.ts'
import { isWord, type Token } from '../token.ts'

/** A contraction written out: the tokens [from, to) give way to `after`. */
export interface Expansion {
  readonly from: number
  readonly to: number
  readonly after: string
}

/** Contractions that the tagger leaves in one piece. */
const WHOLE: ReadonlyMap<string, string> = new Map([
  ["i'm", 'am'],
  ["here's", 'is'],
])

const AUXILIARY_OF: ReadonlyMap<string, string> = new Map([
  ['ca', 'can'],
  ['wo', 'will'],
  ['sha', 'shall'],
])
const AUXILIARY = wordList('en/contractions/resolve', 'auxiliary')
const SUBJECT = wordList('en/contractions/resolve', 'subject')
const QUESTION_WORD = /^(?:who|what|why|how|when|where|which)$/
const PERSON = wordList('en/contractions/resolve', 'person')
const IS_HOST = wordList('en/contractions/resolve', 'is-host')
const INDEFINITE = wordList('en/contractions/resolve', 'indefinite')

/** `'s` before these is `has`, whatever follows. */
const HAS = wordList('en/contractions/resolve', 'has')
/** Participles that often have two objects or a complement: "it's called the city", "he's given a chance". */
const PASSIVE_BEFORE_OBJECT = wordList('en/contractions/resolve', 'passive-before-object')
const OBJECT = /^(?:me|him|us|them|you|it)$/
const SAME_AS_BASE = wordList('en/contractions/resolve', 'same-as-base')

/**
 * Writes out the contraction that a clitic token ends. Undefined where the full form cannot be told
 * ("ain't", "he'd put") or would need more than its own words moved.
 */
export function resolveContraction(tokens: readonly Token[], at: number): Expansion | undefined {
  const host = tokens[at - 1]
  const clitic = tokens[at]
  const whole = WHOLE.get(clitic?.lower ?? '')
  if (clitic !== undefined && whole !== undefined && !isIdiom(tokens, at))
    return { from: at, to: at + 1, after: `${clitic.text.split(/['’]/)[0]} ${whole}` }
  if (host === undefined || clitic === undefined || host.end !== clitic.start) return undefined
  if (clitic.lower === "n't") return resolveNot(tokens, at)
  if (isIdiom(tokens, at)) return undefined
  if (tokens[at + 1]?.lower === 'got') return haveGot(tokens, at)
  const full = fullForm(tokens, at)
  return full === undefined ? undefined : { from: at - 1, to: at + 1, after: `${host.text} ${full}` }
}

const TWIST = new RegExp(`^${anyOf('en/contractions/resolve', 'twists')}$`)

/** "Here's the thing", "let's face it", "what's up": set phrases of talk that have no full form in use. */
function isIdiom(tokens: readonly Token[], at: number): boolean {
  const [host, next, last] = [tokens[at - 1]?.lower, tokens[at + 1]?.lower ?? '', tokens[at + 2]?.lower ?? '']
  if (tokens[at]?.lower === "here's" || host === 'here')
    return /^(?:to|hoping)$/.test(next) || (next === 'the' && TWIST.test(last))
  if (host === 'let')
    return next === 'face' || (/^(?:be|get|just)$/.test(next) && /^(?:honest|real|say)$/.test(last))
  return host === 'what' && /^(?:up|not)$/.test(next)
}

/** "You've got a dog" is "you have a dog"; other uses of "have got" stay as they are. */
function haveGot(tokens: readonly Token[], at: number): Expansion | undefined {
  const [host, clitic, got, next] = tokens.slice(at - 1, at + 3)
  if (host === undefined || got?.lower !== 'got' || next?.pos !== 'DET') return undefined
  const verb = clitic?.lower === "'ve" ? 'have' : clitic?.lower === "'s" ? 'has' : undefined
  return verb === undefined ? undefined : { from: at - 1, to: at + 2, after: `${host.text} ${verb}` }
}

function fullForm(tokens: readonly Token[], at: number): string | undefined {
  const host = (tokens[at - 1] as Token).lower
  switch ((tokens[at] as Token).lower) {
    case "'m":
      return host === 'i' ? 'am' : undefined
    case "'re":
      return 'are'
    case "'ve":
      return 'have'
    case "'ll":
      return 'will'
    case "'d":
      return PERSON.has(host) ? hadOrWould(tokens, at) : undefined
    case "'s":
      return host === 'let'
        ? 'us'
        : IS_HOST.has(host) || INDEFINITE.has(host)
          ? isOrHas(tokens, at)
          : undefined
    default:
      return undefined
  }
}

/** Whether a clitic is a contraction at all: `'s` after a noun or "one" is a possessive. */
export function isContraction(tokens: readonly Token[], at: number): boolean {
  const host = tokens[at - 1]
  const clitic = tokens[at]
  if (WHOLE.has(clitic?.lower ?? '')) return true
  if (host === undefined || clitic === undefined || host.end !== clitic.start) return false
  if (/^(?:n't|'m|'re|'ve|'ll|'d)$/.test(clitic.lower)) return true
  if (clitic.lower !== "'s") return false
  if (host.lower === 'let' || IS_HOST.has(host.lower)) return true
  const next = afterAdverbs(tokens, at)
  return (
    INDEFINITE.has(host.lower) &&
    (/ing$|^(?:been|got|a|an|the|not)$/.test(next?.lower ?? '') || next?.pos === 'ADP')
  )
}

function afterAdverbs(tokens: readonly Token[], at: number): Token | undefined {
  return tokens
    .slice(at + 1)
    .find(
      (token) => token.pos !== 'ADV' && !/^(?:not|always|never|just|also|already|ever)$/.test(token.lower),
    )
}

function isOrHas(tokens: readonly Token[], at: number): 'is' | 'has' {
  const next = afterAdverbs(tokens, at)
  if (next === undefined) return 'is'
  if (HAS.has(next.lower)) return 'has'
  if (participleBase(next.lower) === undefined || PASSIVE_BEFORE_OBJECT.has(next.lower)) return 'is'
  const object = tokens[tokens.indexOf(next) + 1]
  const takesObject = object?.pos === 'DET' || OBJECT.test(object?.lower ?? '')
  return takesObject ? 'has' : 'is'
}

function hadOrWould(tokens: readonly Token[], at: number): 'had' | 'would' | undefined {
  const next = afterAdverbs(tokens, at)?.lower
  const own = tokens[at + 1]?.lower
  if (own === 'better' || next === 'been') return 'had'
  if (own === 'rather' || next === 'be' || next === 'have') return 'would'
  if (next === undefined || SAME_AS_BASE.has(next)) return undefined
  return participleBase(next) === undefined ? 'would' : 'had'
}

function resolveNot(tokens: readonly Token[], at: number): Expansion | undefined {
  const host = tokens[at - 1] as Token
  const auxiliary = AUXILIARY_OF.get(host.lower) ?? host.lower
  if (!AUXILIARY.has(auxiliary)) return undefined
  const cased = /^\p{Lu}/u.test(host.text)
    ? `${auxiliary.charAt(0).toUpperCase()}${auxiliary.slice(1)}`
    : auxiliary
  if (!isInverted(tokens, at)) {
    const isImperativeYou = opensClause(tokens, at - 1) && SUBJECT.has(tokens[at + 1]?.lower ?? '')
    if (isImperativeYou) return undefined
    return { from: at - 1, to: at + 1, after: auxiliary === 'can' ? `${cased}not` : `${cased} not` }
  }
  const subjectEnd = SUBJECT.has(tokens[at + 1]?.lower ?? '') ? at + 2 : nounPhraseEnds(tokens, at + 1)[0]
  if (subjectEnd === undefined) return undefined
  const subject = tokens.slice(at + 1, subjectEnd)
  if (subject.some((token) => token.locked)) return undefined
  return {
    from: at - 1,
    to: subjectEnd,
    after: `${cased} ${subject.map((token) => token.text).join(' ')} not`,
  }
}

/** "Why don't you", "Isn't it late?": the subject follows. */
function isInverted(tokens: readonly Token[], at: number): boolean {
  if (QUESTION_WORD.test(tokens[at - 2]?.lower ?? '') && SUBJECT.has(tokens[at + 1]?.lower ?? '')) return true
  return (
    opensClause(tokens, at - 1) && tokens.some((token) => token.text === '?') && startsSubject(tokens[at + 1])
  )
}

function opensClause(tokens: readonly Token[], index: number): boolean {
  const previous = tokens[index - 1]
  return previous === undefined || !isWord(previous)
}

function startsSubject(token: Token | undefined): boolean {
  return token !== undefined && (SUBJECT.has(token.lower) || /^(?:DET|NOUN|PROPN|PRON)$/.test(token.pos))
}
