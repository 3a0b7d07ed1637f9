import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { clauseEnd, clauseStarts } from '../../grammar/clause-starts.ts'
import { inflectVerb } from '../../grammar/inflect.ts'
import { type NounGroup, readNounGroup } from '../../grammar/noun-group.ts'
import { readSubject, type Subject } from '../../grammar/subject.ts'
import { readVerbGroup, type VerbGroup } from '../../grammar/verb-group.ts'
import type { Token } from '../../token.ts'
import { type Draft, hasAny, inner, type Operation, opening, phrase, wordCount } from '../scene.ts'

/** Verbs whose passive with a thing as agent reads as well as the active. */
const PASSIVES_WELL = wordList('en/voice/active-to-passive', 'passives-well')
/** A person as agent reads better as the subject. */
const PERSON = new RegExp(`(?:ists?|ians?|ors|ers|eers)$|^${anyOf('en/voice/active-to-passive', 'person')}$`)
const NOT_PERSON = wordList('en/voice/active-to-passive', 'not-person')

/** "Technology has changed the way of life." → "The way of life has been changed by technology." */
export const activeToPassive: Operation = {
  id: 'structure.active-to-passive',
  kind: 'voice',
  reason: 'affected_as_subject',
  strength: 5,
  risk: 0.08,
  role: 'even',
  gain: 0,
  modes: ['reduce-aigc', 'reduce-both', 'standard', 'formal', 'academic', 'creative'],
  drafts({ sentence, next, text }) {
    const { tokens } = sentence
    // The next sentence goes on with the agent.
    if (/^(?:it|they|this|these|such)$/.test(next?.tokens[0]?.lower ?? '')) return []
    return clauseStarts(tokens).flatMap(({ at, closesAtComma }): Draft[] => {
      const subject = readSubject(tokens, at)
      if (subject === undefined || !isAgent(tokens, subject)) return []
      const verb = readVerbGroup(tokens, subject.to)
      if (verb === undefined || !PASSIVES_WELL.has(verb.base)) return []
      const end = clauseEnd(tokens, verb.to, closesAtComma)
      const object = end === undefined ? undefined : readNounGroup(tokens, verb.to, end)
      if (object === undefined || object.to !== end || !isPatient(tokens, object)) return []
      if (!isBalanced(tokens, at, { subject, object })) return []
      return passive({ tokens, text, at, subject, verb, object })
    })
  },
}

const NO_AGENT = new RegExp(`^${anyOf('en/voice/active-to-passive', 'no-agent')}$`)

function isAgent(tokens: readonly Token[], { from, to, isPronoun }: Subject): boolean {
  if (isPronoun || to - from > 9) return false
  if (/ing$/.test(tokens[from]?.lower ?? '')) return false
  const words = tokens.slice(from, to)
  if (words.some((token) => token.locked || NO_AGENT.test(token.lower))) return false
  const heads = words.filter((token) => /^(?:NOUN|PROPN)$/.test(token.pos))
  return (
    heads.length > 0 &&
    !heads.some((token) => PERSON.test(token.lower) && !NOT_PERSON.has(token.lower)) &&
    !heads.some((token) => token.name)
  )
}

const NO_PATIENT = new RegExp(`^${anyOf('en/voice/active-to-passive', 'no-patient')}$`)

const NO_PATIENT_START = new RegExp(`^(?:NUM|${anyOf('en/voice/active-to-passive', 'opens-patient')})$`)

/** Not new information ("a …"), nothing that points back or out, and short enough for the head of a sentence. */
function isPatient(tokens: readonly Token[], { from, to, isPlural }: NounGroup): boolean {
  const words = tokens.slice(from, to)
  if (isPlural === undefined || wordCount(tokens, from, to) > 10) return false
  return !NO_PATIENT_START.test(words[0]?.lower ?? '') && !hasAny(tokens, from, to, NO_PATIENT)
}

/** The agent closes the clause: it should weigh as much as what now opens it, and no phrase before the clause or list may hang on it. */
function isBalanced(
  tokens: readonly Token[],
  at: number,
  { subject, object }: { readonly subject: Subject; readonly object: NounGroup },
): boolean {
  const before = tokens[at - 1]
  if (before !== undefined && before.lower !== 'that') return false
  if (/^(?:my|our|your)$/.test(tokens[subject.from]?.lower ?? '')) return false
  return subject.to - subject.from >= object.to - object.from - 1
}

interface Parts {
  readonly tokens: readonly Token[]
  readonly text: string
  readonly at: number
  readonly subject: Subject
  readonly verb: VerbGroup
  readonly object: NounGroup
}

function passive({ tokens, text, at, subject, verb, object }: Parts): Draft[] {
  const be = auxiliaryOf(verb, object.isPlural === true)
  if (be === undefined) return []
  const agent = inner(text, tokens, subject.from, subject.to)
  const patient = phrase(text, tokens, object.from, object.to)
  const adverbs = verb.adverbs.length === 0 ? '' : `${verb.adverbs.join(' ')} `
  const after = `${at === 0 ? opening(patient) : patient} ${be} ${adverbs}${inflectVerb(verb.base, 'VBN')} by ${agent}`
  return [{ start: (tokens[subject.from] as Token).start, end: (tokens[object.to - 1] as Token).end, after }]
}

function auxiliaryOf({ auxiliaries, form }: VerbGroup, isPlural: boolean): string | undefined {
  const [auxiliary] = auxiliaries
  if (form === 'VB' && auxiliary !== undefined) return `${auxiliary} be`
  if (form === 'VB' || form === 'VBZ') return isPlural ? 'are' : 'is'
  if (form === 'VBD') return isPlural ? 'were' : 'was'
  if (form === 'VBN') return auxiliary === 'had' ? 'had been' : `${isPlural ? 'have' : 'has'} been`
  // "is being caused by": heavier than what it replaces.
  return undefined
}
