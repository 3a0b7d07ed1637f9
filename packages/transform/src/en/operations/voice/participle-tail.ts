import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { inflectVerb, type VerbForm } from '../../grammar/inflect.ts'
import { openerEnd } from '../../grammar/opener.ts'
import { gerundBase } from '../../grammar/participle.ts'
import { isExpletive, readSubject, type Subject, skipAdverbs } from '../../grammar/subject.ts'
import { isWord, type Token } from '../../token.ts'
import { type Draft, hasAny, wordCount } from '../scene.ts'
import { BRINGS_ABOUT, DOES_BESIDES, EVENT_ONLY } from './tail-verbs.ts'

/** A clause that ends at a comma, and the participle phrase after it that ends the sentence. */
export interface Tail {
  readonly subject: Subject
  readonly comma: number
  /** Adverb before the participle, or the participle itself. */
  readonly from: number
  readonly verb: number
  readonly base: string
  /** A second participle after "and": "reducing errors and saving time". */
  readonly second: number | undefined
  /** Whether the clause has commas of its own, those of a list. */
  readonly hasList: boolean
}

const ADVERB = wordList('en/voice/participle-tail', 'adverb')
/** What shows or stresses something: the thing does it, whatever person is the subject. */
export const SHOWS = wordList('en/voice/participle-tail', 'shows')
const CLAUSE_AFTER_COMMA = new RegExp(`^${anyOf('en/voice/participle-tail', 'clause-after-comma')}$`)

const DENIES = new RegExp(`^${anyOf('en/voice/participle-tail', 'denies')}$`)

/** The one participle phrase at the end of a sentence, and the plain clause before it. */
export function readTail(tokens: readonly Token[]): Tail | undefined {
  if (tokens.some(({ text }) => /^["“”:;[\]—–?!]$/.test(text)) || tokens.at(-1)?.text !== '.')
    return undefined
  const comma = tokens.findLastIndex(
    ({ text }, at) => text === ',' && isParticiple(tokens, afterAdverb(tokens, at + 1)),
  )
  if (comma === -1) return undefined
  const verb = afterAdverb(tokens, comma + 1)
  const word = tokens[verb] as Token
  const base = gerundBase(word.lower)
  const start = mainStart(tokens, comma)
  const subject = start === undefined ? undefined : readSubject(tokens, start)
  if (base === undefined || start === undefined || subject === undefined || subject.verb >= comma)
    return undefined
  const isBare = subject.to - subject.from === 1
  if (isBare && /^(?:there|what|which|who)$/.test(tokens[subject.from]?.lower ?? '')) return undefined
  if (isExpletive(tokens, subject) || leavesBracketOpen(tokens.slice(0, comma))) return undefined
  if (isPostmodified(tokens, subject, comma) || !hasOnlyListCommas(tokens, subject.verb, comma))
    return undefined
  if (!isPlainTail(tokens, verb)) return undefined
  const second = secondParticiple(tokens, verb)
  if (second === 'unclear') return undefined
  if (hasAny(tokens, subject.from, comma, DENIES)) return undefined
  const hasList = tokens.slice(subject.verb, comma).some(({ text }) => text === ',')
  return { subject, comma, from: comma + 1, verb, base, second, hasList }
}

/** The tail with its participles in a finite form, after what joins it to the clause. */
export function joined(
  text: string,
  tokens: readonly Token[],
  { comma, verb, base, second }: Tail,
  link: string,
  form: (base: string) => string,
): Draft {
  const start = (tokens[comma] as Token).start
  const first = `${link}${form(plainBase(base))}`
  const end = (tokens[verb] as Token).end
  const other = tokens[second ?? -1]
  if (other === undefined) return { start, end, after: first }
  const between = text.slice(end, other.start)
  return { start, end: other.end, after: `${first}${between}${form(gerundBase(other.lower) ?? other.lower)}` }
}

/** "highlighting" is as worn as the tail itself. */
function plainBase(base: string): string {
  return /^(?:highlight|underscore|underline|showcase)$/.test(base) ? 'show' : base
}

export function inForm(form: VerbForm): (base: string) => string {
  return (base) => inflectVerb(base, form)
}

export function tailAdverbs(tokens: readonly Token[], { from, verb }: Tail): string {
  return verb > from ? `${tokens[from]?.text} ` : ''
}

const PEOPLE = new RegExp(`${anyOf('en/voice/participle-tail', 'people')}$`)

/** Persons let, make and lead by what they do: with them the whole event is the cause. */
export function isPersonal(tokens: readonly Token[], { from, to, isPronoun }: Subject): boolean {
  if (isPronoun) return !/^(?:it|this|that|these|those)$/.test(tokens[from]?.lower ?? '')
  return tokens.slice(from, to).some(({ lower, name }) => name || PEOPLE.test(lower))
}

/** "We ran tests, illustrating the problem": the tests do, not we. */
export function showsForPersons(tokens: readonly Token[], { subject, verb }: Tail): boolean {
  return SHOWS.has(tokens[verb]?.lower ?? '') && isPersonal(tokens, subject)
}

/** "…, making it one of": the pronoun stands for the subject, which would now act on itself; not in "making it easier to". */
export function leansBack(tokens: readonly Token[], { subject, verb }: Tail): boolean {
  const next = tokens[verb + 1]?.lower ?? ''
  const isNoun = /^(?:an?|the|one|our|his|her|their)$/.test(tokens[verb + 2]?.lower ?? '')
  if (next === 'it') return isNoun || !hasAny(tokens, verb + 2, verb + 8, /^(?:to|that|for)$/)
  const leans = /^(?:them|him|her|us|me|you)$/.test(next)
  return leans && (tokens[subject.from]?.pos === 'PRON' || /^(?:them|him|her)$/.test(next))
}

const OPENS_PHRASE = new RegExp(`^${anyOf('en/voice/participle-tail', 'opens-phrase')}$`)

export function opensPhrase(token: Token | undefined): boolean {
  return OPENS_PHRASE.test(token?.lower ?? '')
}

/** A sentence before this one that began with "This" or had a tail as well: a second one made the same way is heard. */
export function followsTail(text: string, start: number): boolean {
  const before = /[^.!?\n]*[.!?]["”’)]*\s*$/.exec(text.slice(Math.max(0, start - 400), start))?.[0] ?? ''
  if (/^\s*This\b/.test(before)) return true
  return [...before.matchAll(/, (?:\w+ly |thus |thereby )?(\w+ing)\b/g)].some(([, word]) =>
    isTailVerb(word ?? ''),
  )
}

function isTailVerb(lower: string): boolean {
  return DOES_BESIDES.has(lower) || BRINGS_ABOUT.has(lower) || EVENT_ONLY.has(lower)
}

function leavesBracketOpen(tokens: readonly Token[]): boolean {
  return tokens.filter(({ text }) => text === '(').length !== tokens.filter(({ text }) => text === ')').length
}

/** "clips extracted from a video share …": a participle that goes with the subject, no verb of the clause. */
function isPostmodified(tokens: readonly Token[], { verb }: Subject, comma: number): boolean {
  const isShape =
    /(?:ed|en|wn)$/.test(tokens[verb]?.lower ?? '') && /^(?:ADP|PART)$/.test(tokens[verb + 1]?.pos ?? '')
  return (
    isShape &&
    tokens
      .slice(verb + 1, comma)
      .some(({ pos, lower }) => pos === 'AUX' || (pos === 'VERB' && !/ing$/.test(lower)))
  )
}

function afterAdverb(tokens: readonly Token[], at: number): number {
  return ADVERB.has(tokens[at]?.lower ?? '') ? at + 1 : at
}

function isParticiple(tokens: readonly Token[], at: number): boolean {
  return isTailVerb(tokens[at]?.lower ?? '')
}

/** Where the main clause begins: the sentence, what follows its connective, or what follows an opening phrase. */
function mainStart(tokens: readonly Token[], tail: number): number | undefined {
  const opener = openerEnd(tokens)
  const comma = tokens.findIndex(({ text }, at) => text === ',' && at >= opener && at < tail)
  if (comma === -1) return opener
  const isOpening = comma === opener + 1 || /^(?:ADP|SCONJ|PART|ADV)$/.test(tokens[opener]?.pos ?? '')
  if (isOpening && readSubject(tokens, comma + 1) !== undefined) return comma + 1
  const subject = readSubject(tokens, opener)
  return subject !== undefined && subject.verb < tail ? opener : undefined
}

/** "suspense, drama, and wit": no comma of the clause opens another clause, an example or a participle. */
function hasOnlyListCommas(tokens: readonly Token[], verb: number, tail: number): boolean {
  return tokens.every(({ text }, at) => {
    if (text !== ',' || at < verb || at >= tail) return true
    const next = tokens[at + 1]
    const from = /^(?:and|or)$/.test(next?.lower ?? '') ? at + 2 : at + 1
    const word = tokens[from]
    return (
      word !== undefined &&
      !CLAUSE_AFTER_COMMA.test(word.lower) &&
      !/^(?:VERB|AUX|ADV|ADP)$/.test(word.pos) &&
      readSubject(tokens, from) === undefined
    )
  })
}

/** Long enough to stand alone, with nothing that would now mean something else. */
function isPlainTail(tokens: readonly Token[], verb: number): boolean {
  const next = tokens[verb + 1]
  const length = wordCount(tokens, verb)
  if (next === undefined || !isWord(next) || length < 3 || length > 24 || /sel(?:f|ves)$/.test(next.lower))
    return false
  return !tokens.some(
    ({ text }, at) =>
      at > verb &&
      text === ',' &&
      (/^(?:but|while|although|though|so|yet)$/.test(tokens[at + 1]?.lower ?? '') ||
        (/^(?:and|or)$/.test(tokens[at + 1]?.lower ?? '') && tokens[at + 2]?.pos === 'AUX')),
  )
}

/** The participle after the one "and" of a tail; unclear where there are more, or where the "and" may join something else. */
function secondParticiple(tokens: readonly Token[], verb: number): number | undefined | 'unclear' {
  const others = tokens.flatMap((token, at) => {
    const isJoint = at > verb && (token.text === ',' || /^(?:and|or|but)$/.test(token.lower))
    const after = skipAdverbs(tokens, afterAdverb(tokens, at + 1))
    return isJoint && /^[a-z]{2,}ing$/.test(tokens[after]?.lower ?? '') ? [{ at, after }] : []
  })
  const [other] = others
  if (other === undefined) return undefined
  const word = tokens[other.after] as Token
  const isPlain =
    others.length === 1 &&
    other.after === afterAdverb(tokens, other.at + 1) &&
    tokens[other.at]?.lower === 'and' &&
    word.pos === 'VERB' &&
    gerundBase(word.lower) !== undefined &&
    /^(?:DET|NOUN|ADJ|PRON|PROPN)$/.test(tokens[other.after + 1]?.pos ?? '') &&
    !tokens.slice(verb + 1, other.at).some(({ pos, lower }) => pos === 'VERB' || /ing$/.test(lower))
  return isPlain ? other.after : 'unclear'
}
