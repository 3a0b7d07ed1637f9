import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { inflectVerb, type VerbForm } from '../../grammar/inflect.ts'
import { nounVerbBase } from '../../grammar/noun-verbs.ts'
import { countVerbs, type Subject, skipAdverbs } from '../../grammar/subject.ts'
import { readVerbGroup, type VerbGroup } from '../../grammar/verb-group.ts'
import type { Token } from '../../token.ts'
import { hasAny, type Operation } from '../scene.ts'
import {
  inForm,
  isPersonal,
  joined,
  leansBack,
  opensPhrase,
  readTail,
  SHOWS,
  showsForPersons,
  tailAdverbs,
} from './participle-tail.ts'
import { BRINGS_ABOUT, DOES_BESIDES, EVENT_ONLY } from './tail-verbs.ts'

/** "I saw him run, leaving …": the participle goes with the one seen. */
const PERCEIVES = wordList('en/voice/participle-to-verb', 'perceives')
/** "Life became quiet, allowing …": nothing is done to anything; what comes of it comes of the event. */
const LINKS = wordList('en/voice/participle-to-verb', 'links')
/** "is situated", "are furnished": a state of the subject, not something done to it. */
const STATE = wordList('en/voice/participle-to-verb', 'state')
const INNER_CLAUSE = new RegExp(`^${anyOf('en/voice/participle-to-verb', 'inner-clause')}$`)

/** What the second verb is joined to: its form, and where its complements begin. */
interface Predicate {
  readonly to: number
  readonly form: VerbForm
  /** Acts on an object, so that it can bring something about. */
  readonly acts: boolean
  /** Under "can" or "will", where a second verb shares the modal. */
  readonly isModal: boolean
  /** "are small and quiet": a pair of qualities, which no verb can be taken into. */
  readonly isQuality: boolean
}

/** "The film explores grief, offering hope." → "The film explores grief and offers hope." */
export const participleToVerb: Operation = {
  id: 'structure.participle-to-verb',
  kind: 'participle_tail',
  reason: 'participle_tail_second_verb',
  purposes: ['even', 'expand'],
  strength: 3,
  risk: 0.05,
  role: 'stock',
  gain: 0.8,
  drafts({ sentence: { tokens }, text }) {
    const tail = readTail(tokens)
    if (tail === undefined) return []
    const { subject, comma, base } = tail
    const predicate = readPredicate(tokens, subject)
    const word = tokens[tail.verb] as Token
    // What leads to something is the whole event: "firms grew, leading to more jobs".
    if (word.lower === 'leading') return []
    if (predicate === undefined || leansBack(tokens, tail) || showsForPersons(tokens, tail)) return []
    if (!isPlainPredicate(tokens, predicate, comma)) return []
    const { form, acts, isModal } = predicate
    const canJoin = DOES_BESIDES.has(word.lower) || (BRINGS_ABOUT.has(word.lower) && acts) || isModal
    if (
      !canJoin ||
      (EVENT_ONLY.has(word.lower) && mayBePerson(tokens, subject)) ||
      (SHOWS.has(word.lower) && word.lower !== 'aiming' && !acts)
    )
      return []
    const hasPair = tail.hasList || hasAny(tokens, predicate.to, comma, /^(?:and|or)$/)
    // "focus on prices and influence sales": the verb would be read as one more noun.
    const isNounLike = form === 'VB' && nounVerbBase(inflectVerb(base, form)) !== undefined
    if (isNounLike && !opensPhrase(tokens[tail.verb + 1])) return []
    // A list ending in a comma is closed; a second participle would make a heap of "and".
    if (hasPair && tail.second !== undefined) return []
    const link = `${hasPair ? ',' : ''} and ${tailAdverbs(tokens, tail)}`
    return [joined(text, tokens, tail, link, inForm(form))]
  },
}

/** "it" may be anyone's: "it can lose its worth, making it hard to …". */
function mayBePerson(tokens: readonly Token[], subject: Subject): boolean {
  return isPersonal(tokens, subject) || tokens[subject.from]?.lower === 'it'
}

/** An active verb, or "is" with what it says of the subject; undefined for the passive and the progressive. */
function readPredicate(tokens: readonly Token[], subject: Subject): Predicate | undefined {
  const group = readVerbGroup(tokens, subject.to)
  if (group !== undefined) {
    const isModal = MODAL.test(group.auxiliaries[0] ?? '')
    if (group.auxiliaries.length > 0 && /^(?:must|should|shall)$/.test(group.auxiliaries[0] ?? ''))
      return undefined
    return group.form === 'VBG' || isTimeless(group) || PERCEIVES.has(group.base)
      ? undefined
      : { to: group.to, form: group.form, acts: hasObject(tokens, group), isModal, isQuality: false }
  }
  // "We were at a bar, celebrating": what goes on meanwhile, not a second statement.
  if (isPersonal(tokens, subject)) return undefined
  const first = tokens[subject.verb]?.lower ?? ''
  const isModal = MODAL.test(first) && tokens[subject.verb + 1]?.lower === 'be'
  const be = subject.verb + (isModal ? 1 : 0)
  const next = skipAdverbs(tokens, be + 1)
  const form = isModal ? 'VB' : FORM_OF_BE.get(first)
  const word = tokens[next]
  if (form === undefined || word === undefined) return undefined
  const isState = STATE.has(word.lower)
  if (!isState && (!/^(?:DET|ADJ|NOUN|NUM|ADP)$/.test(word.pos) || /(?:ed|en|ing)$/.test(word.lower)))
    return undefined
  return { to: be + 1, form, acts: false, isModal, isQuality: isState || word.pos === 'ADJ' }
}

const MODAL = /^(?:can|could|may|might|will|would)$/
const FORM_OF_BE: ReadonlyMap<string, VerbForm> = new Map([
  ['was', 'VBD'],
  ['were', 'VBD'],
  ['is', 'VBZ'],
  ['are', 'VB'],
])

/** One verb and its object or place: no inner clause that the new verb could be joined to, no pair that it would lengthen. */
function isPlainPredicate(
  tokens: readonly Token[],
  { to, form, isModal, isQuality }: Predicate,
  comma: number,
): boolean {
  const pairs =
    form === 'VB' && !isModal && !isQuality
      ? /^(?:and|or|but|yet|to|both|either)$/
      : /^(?:but|yet|both|either|than)$/
  return (
    countVerbs(tokens, to, comma) === 0 &&
    !hasAny(tokens, to, comma, INNER_CLAUSE) &&
    !hasAny(tokens, to, comma, pairs) &&
    !(isModal && tokens.slice(to, comma).some((_, at) => opensInfinitive(tokens, to + at))) &&
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

/** "help people to learn and …": the new verb would be one more thing that they do. */
function opensInfinitive(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.lower === 'to' && tokens[skipAdverbs(tokens, at + 1)]?.pos === 'VERB'
}

/** "and guided me", "as fans cheered": the participle may go with this verb; so may one with "images generated from …". */
function opensInnerClause(tokens: readonly Token[], at: number): boolean {
  const { lower = '', pos } = tokens[at] ?? {}
  if (lower === 'and' || lower === 'or') {
    const next = tokens[skipAdverbs(tokens, at + 1)]
    return next?.pos === 'VERB' && !STATE.has(next.lower)
  }
  if (pos === 'VERB' && /ed$/.test(lower) && tokens[at - 1]?.pos === 'NOUN') return true
  return lower === 'as' && tokens.slice(at + 1, at + 9).some(({ pos: other }) => /^(?:VERB|AUX)$/.test(other))
}

/** "shed", "put": present and past look alike. */
function isTimeless({ base, form, auxiliaries }: VerbGroup): boolean {
  return form === 'VB' && auxiliaries.length === 0 && inflectVerb(base, 'VBD') === base
}

function hasObject(tokens: readonly Token[], { to, base }: VerbGroup): boolean {
  if (LINKS.has(base)) return false
  return (
    /^(?:DET|NOUN|ADJ|PROPN|NUM)$/.test(tokens[to]?.pos ?? '') ||
    /^(?:its|their|his|her|our|my|your)$/.test(tokens[to]?.lower ?? '')
  )
}
