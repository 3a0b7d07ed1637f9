import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { inflectVerb, type VerbForm } from '../../grammar/inflect.ts'
import { nounVerbBase } from '../../grammar/noun-verbs.ts'
import { openerEnd } from '../../grammar/opener.ts'
import { gerundBase } from '../../grammar/participle.ts'
import { countVerbs, isExpletive, readSubject, type Subject, skipAdverbs } from '../../grammar/subject.ts'
import { readVerbGroup, type VerbGroup } from '../../grammar/verb-group.ts'
import { isWord, type Token } from '../../token.ts'
import { type Draft, hasAny, type Operation, wordCount } from '../scene.ts'
import { BRINGS_ABOUT, DOES_BESIDES, EVENT_ONLY } from './tail-verbs.ts'

/** A clause that ends at a comma, and the participle phrase after it that ends the sentence. */
interface Tail {
  readonly subject: Subject
  readonly comma: number
  /** Adverb before the participle, or the participle itself. */
  readonly from: number
  readonly verb: number
  readonly base: string
}

const ADVERB = wordList('en/voice/participle-to-verb', 'adverb')
/** "I saw him run, leaving …": the participle goes with the one seen. */
const PERCEIVES = wordList('en/voice/participle-to-verb', 'perceives')
const REPORTS = wordList('en/voice/participle-to-verb', 'reports')
const LEANS = /^(?:it|them|him|her|us|me|you)$/
/** What is not so, or not yet: "This ensures …" would say that it is. */
const UNREAL = new RegExp(`^${anyOf('en/voice/participle-to-verb', 'unreal')}$`)
const INNER_CLAUSE = new RegExp(`^${anyOf('en/voice/participle-to-verb', 'inner-clause')}$`)

/** "The film explores grief, offering hope." → "The film explores grief and offers hope." */
export const participleToVerb: Operation = {
  id: 'structure.participle-to-verb',
  kind: 'participle_tail',
  reason: 'participle_tail_second_verb',
  strength: 3,
  risk: 0.05,
  role: 'stock',
  gain: 0.8,
  drafts({ sentence: { tokens } }) {
    const tail = readTail(tokens)
    if (tail === undefined) return []
    const { subject, comma, base } = tail
    const predicate = readPredicate(tokens, subject)
    const word = tokens[tail.verb] as Token
    if (predicate === undefined || !isPlainPredicate(tokens, predicate, comma) || leansBack(tokens, tail))
      return []
    const acts = DOES_BESIDES.has(word.lower) || (BRINGS_ABOUT.has(word.lower) && predicate.acts)
    if (!acts || (EVENT_ONLY.has(word.lower) && isPersonal(tokens, subject))) return []
    const { form } = predicate
    const verb = inflectVerb(base, form)
    // "focus on prices and influence sales": the verb would be read as one more noun.
    if (form === 'VB' && nounVerbBase(verb) !== undefined && !opensPhrase(tokens[tail.verb + 1])) return []
    const mark = hasAny(tokens, predicate.to, comma, /^(?:and|or)$/) ? ',' : ''
    return [joined(tokens, tail, `${mark} and ${adverbs(tokens, tail)}${verb}`)]
  },
}

/** "Prices rose, leading to unrest." → "Prices rose. This led to unrest." */
export const participleToThis: Operation = {
  id: 'structure.participle-to-this',
  kind: 'participle_tail',
  reason: 'participle_tail_own_sentence',
  strength: 3,
  risk: 0.05,
  role: 'stock',
  gain: 0.6,
  drafts({ sentence: { tokens }, next }) {
    const tail = readTail(tokens)
    if (tail === undefined || /^th(?:is|ese)$/.test(next?.tokens[0]?.lower ?? '')) return []
    const { subject, comma, base, verb } = tail
    const word = tokens[verb] as Token
    if (!BRINGS_ABOUT.has(word.lower) && !EVENT_ONLY.has(word.lower)) return []
    if (/^th(?:is|ese|at)$/.test(tokens[subject.from]?.lower ?? '')) return []
    if (
      hasAny(tokens, 0, comma, UNREAL) ||
      tokens.some(({ lower }, at) => lower === 'that' && REPORTS.has(tokens[at - 1]?.lower ?? ''))
    )
      return []
    if (/^(?:suggest|indicat|underscor|signal)/.test(word.lower) && isPersonal(tokens, subject)) return []
    if (word.lower === 'making' && /^an?$/.test(tokens[verb + 1]?.lower ?? '')) return []
    if (wordCount(tokens, subject.from, comma) < 5 || wordCount(tokens, verb) < 4) return []
    const finite = finiteAfterThis(tokens, subject, base)
    return finite === undefined
      ? []
      : [joined(tokens, tail, `. This ${adverbs(tokens, tail).replace(/^th(?:us|ereby) $/, '')}${finite}`)]
  },
}

function joined(tokens: readonly Token[], { comma, verb }: Tail, after: string): Draft {
  return { start: (tokens[comma] as Token).start, end: (tokens[verb] as Token).end, after }
}

function adverbs(tokens: readonly Token[], { from, verb }: Tail): string {
  return verb > from ? `${tokens[from]?.text} ` : ''
}

/** The one participle phrase at the end of a sentence whose main clause has no other comma. */
function readTail(tokens: readonly Token[]): Tail | undefined {
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
  if (base === undefined || subject === undefined || subject.verb >= comma) return undefined
  if (
    subject.to - subject.from === 1 &&
    /^(?:there|what|which|who|this|that|these|those)$/.test(tokens[subject.from]?.lower ?? '')
  )
    return undefined
  if (
    isExpletive(tokens, subject) ||
    tokens.slice(0, comma).filter(({ text }) => text === '(').length !==
      tokens.slice(0, comma).filter(({ text }) => text === ')').length
  )
    return undefined
  if (isPostmodified(tokens, subject, comma)) return undefined
  if (!isPlainTail(tokens, verb) || tokens.slice(start, comma).some(({ text }) => text === ','))
    return undefined
  if (hasAny(tokens, subject.from, comma, /^(?:not|n't|never|no|only|neither|nor|without|let)$/))
    return undefined
  return { subject, comma, from: comma + 1, verb, base }
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
  const lower = tokens[at]?.lower ?? ''
  return DOES_BESIDES.has(lower) || BRINGS_ABOUT.has(lower) || EVENT_ONLY.has(lower)
}

/** Where the main clause begins: the sentence, what follows its connective, or what follows an opening phrase. */
function mainStart(tokens: readonly Token[], tail: number): number | undefined {
  const opener = openerEnd(tokens)
  const commas = tokens.flatMap(({ text }, at) => (text === ',' && at >= opener && at < tail ? [at] : []))
  if (commas.length === 0) return opener
  const opens = /^(?:ADP|SCONJ|PART|ADV)$/.test(tokens[opener]?.pos ?? '')
  return commas.length === 1 && opens ? (commas[0] as number) + 1 : undefined
}

/** Long enough to stand alone, with one verb of its own, and nothing that would now mean something else. */
function isPlainTail(tokens: readonly Token[], verb: number): boolean {
  const next = tokens[verb + 1]
  const length = wordCount(tokens, verb)
  if (
    tokens
      .slice(verb)
      .some(
        ({ text }, at) =>
          text === ',' && /^(?:but|while|although|though|so|yet)$/.test(tokens[verb + at + 1]?.lower ?? ''),
      )
  )
    return false
  if (next === undefined || !isWord(next) || length < 3 || length > 22 || /sel(?:f|ves)$/.test(next.lower))
    return false
  return !tokens.some(
    ({ lower, text }, at) =>
      at > verb &&
      (text === ',' || /^(?:and|or|but)$/.test(lower)) &&
      /^[a-z]{2,}ing$/.test(tokens[afterAdverb(tokens, at + 1)]?.lower ?? ''),
  )
}

/** What the second verb is joined to: its form, and where its complements begin. */
interface Predicate {
  readonly to: number
  readonly form: VerbForm
  /** Acts on an object, so that it can bring something about. */
  readonly acts: boolean
}

/** An active verb, or "is" with what it says of the subject; undefined for the passive and the progressive. */
function readPredicate(tokens: readonly Token[], subject: Subject): Predicate | undefined {
  const group = readVerbGroup(tokens, subject.to)
  if (group !== undefined)
    return group.form === 'VBG' || isTimeless(group) || PERCEIVES.has(group.base)
      ? undefined
      : { to: group.to, form: group.form, acts: hasObject(tokens, group) }
  const be = tokens[subject.verb]?.lower ?? ''
  const next = skipAdverbs(tokens, subject.verb + 1)
  const form = /^(?:was|were)$/.test(be) ? 'VBD' : be === 'is' ? 'VBZ' : be === 'are' ? 'VB' : undefined
  if (form === undefined || !/^(?:DET|ADJ|NOUN|NUM|ADP)$/.test(tokens[next]?.pos ?? '')) return undefined
  return /(?:ed|en|ing)$/.test(tokens[next]?.lower ?? '')
    ? undefined
    : { to: subject.verb + 1, form, acts: false }
}

/** One verb and its object or place: no inner clause that the new verb could be joined to, no pair that it would lengthen. */
function isPlainPredicate(tokens: readonly Token[], { to, form }: Predicate, comma: number): boolean {
  return (
    countVerbs(tokens, to, comma) === 0 &&
    !hasAny(tokens, to, comma, INNER_CLAUSE) &&
    !hasAny(tokens, to, comma, form === 'VB' ? /^(?:and|or|but|to|both|either)$/ : /^(?:but|both|either)$/) &&
    !tokens
      .slice(to, comma)
      .some(
        (token, at) =>
          token.pos === 'VERB' &&
          /ing$/.test(token.lower) &&
          !/^(?:for|of|by|in|through|without)$/.test(tokens[to + at - 1]?.lower ?? ''),
      ) &&
    !tokens.slice(to, comma).some((_, at) => opensInnerClause(tokens, to + at)) &&
    comma - to <= 16
  )
}

/** "and guided me", "as fans cheered": the participle may go with this verb. */
function opensInnerClause(tokens: readonly Token[], at: number): boolean {
  const lower = tokens[at]?.lower ?? ''
  if (lower === 'and' || lower === 'or') return tokens[skipAdverbs(tokens, at + 1)]?.pos === 'VERB'
  return lower === 'as' && readSubject(tokens, at + 1) !== undefined
}

/** "…, making it one of": the pronoun stands for the subject, which would now act on itself; not in "making it easier to". */
function leansBack(tokens: readonly Token[], { subject, verb }: Tail): boolean {
  const next = tokens[verb + 1]?.lower ?? ''
  if (next === 'it') return !hasAny(tokens, verb + 2, verb + 6, /^(?:to|that)$/)
  return LEANS.test(next) && (tokens[subject.from]?.pos === 'PRON' || /^(?:them|him|her)$/.test(next))
}

/** "shed", "put": present and past look alike. */
function isTimeless({ base, form, auxiliaries }: VerbGroup): boolean {
  return form === 'VB' && auxiliaries.length === 0 && inflectVerb(base, 'VBD') === base
}

function hasObject(tokens: readonly Token[], { to }: VerbGroup): boolean {
  return (
    /^(?:DET|NOUN|ADJ|PROPN|NUM)$/.test(tokens[to]?.pos ?? '') ||
    /^(?:its|their|his|her|our|my|your)$/.test(tokens[to]?.lower ?? '')
  )
}

function opensPhrase(token: Token | undefined): boolean {
  return /^(?:a|an|the|its|their|his|her|our|my|your|this|these|those)$/.test(token?.lower ?? '')
}

/** Persons let, make and lead by what they do: with them the whole event is the cause. */
function isPersonal(tokens: readonly Token[], { from, to, isPronoun }: Subject): boolean {
  return (
    isPronoun ||
    tokens
      .slice(from, to)
      .some(
        ({ lower, name }) =>
          name || /(?:ists?|ors|ers|ians?|people|men|women|children|students)$/.test(lower),
      )
  )
}

/** The form after "This": as the clause before it tells its time; undefined after a modal. */
function finiteAfterThis(tokens: readonly Token[], { verb }: Subject, base: string): string | undefined {
  const first = tokens[verb]?.lower ?? ''
  if (/^(?:is|are|am|do|does)$/.test(first)) return inflectVerb(base, 'VBZ')
  if (/^(?:was|were|did)$/.test(first)) return inflectVerb(base, 'VBD')
  if (/^(?:has|have)$/.test(first)) {
    const second = tokens[verb + 1]
    return second?.pos === 'VERB' || second?.lower === 'been'
      ? `has ${inflectVerb(base, 'VBN')}`
      : inflectVerb(base, 'VBZ')
  }
  const group = readVerbGroup(tokens, verb)
  if (group === undefined || group.auxiliaries.length > 0 || isTimeless(group)) return undefined
  return inflectVerb(base, group.form === 'VBD' ? 'VBD' : 'VBZ')
}
