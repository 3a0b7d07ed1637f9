import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { inflectVerb, type VerbForm } from '../../grammar/inflect.ts'
import { readSubject, type Subject } from '../../grammar/subject.ts'
import { readVerbGroup } from '../../grammar/verb-group.ts'
import type { Token } from '../../token.ts'
import { hasAny, type Operation, wordCount } from '../scene.ts'
import { followsTail, inForm, isPersonal, joined, readTail, tailAdverbs } from './participle-tail.ts'
import { BRINGS_ABOUT, EVENT_ONLY } from './tail-verbs.ts'

/** Of what a subject does besides, what the whole event does as well: "…, creating jobs". */
const EVENT_TOO = wordList('en/voice/participle-to-this', 'event-too')
const REPORTS = wordList('en/voice/participle-to-this', 'reports')
/** What is not so, or not yet: "This ensures …" would say that it is. */
const UNREAL = new RegExp(`^${anyOf('en/voice/participle-to-this', 'unreal')}$`)

/** "I raise it because he left, causing …": "This" would be the raising. */
const CLAUSE_INSIDE = /^(?:although|because|since|though|unless|until|whereas|while)$/

/** "Prices rose, leading to unrest." → "Prices rose. This led to unrest." */
export const participleToThis: Operation = {
  id: 'structure.participle-to-this',
  kind: 'participle_tail',
  reason: 'participle_tail_own_sentence',
  purposes: ['even', 'simplify', 'expand'],
  strength: 3,
  risk: 0.05,
  role: 'stock',
  gain: 0.6,
  drafts({ sentence: { tokens, start }, next, text }) {
    const tail = readTail(tokens)
    if (tail === undefined || /^th(?:is|ese)$/.test(next?.tokens[0]?.lower ?? '')) return []
    const { subject, comma, verb } = tail
    const word = tokens[verb] as Token
    if (!BRINGS_ABOUT.has(word.lower) && !EVENT_ONLY.has(word.lower) && !EVENT_TOO.has(word.lower)) return []
    if (pointsBack(tokens, subject) || followsTail(text, start)) return []
    if (hasAny(tokens, 0, comma, UNREAL) || isHeldByReport(tokens, comma)) return []
    if (hasAny(tokens, subject.verb, comma, CLAUSE_INSIDE)) return []
    if (/^(?:suggest|indicat|underscor|signal|highlight)/.test(word.lower) && isPersonal(tokens, subject))
      return []
    // "The staff was kind, ensuring that …": what a person sees to is no result of the whole.
    if (word.lower === 'ensuring') return []
    if (word.lower === 'making' && /^an?$/.test(tokens[verb + 1]?.lower ?? '')) return []
    if (wordCount(tokens, subject.from, comma) < 5 || wordCount(tokens, verb) < 4) return []
    const form = finiteAfterThis(tokens, subject)
    if (form === undefined) return []
    const link = `. This ${tailAdverbs(tokens, tail).replace(/^th(?:us|ereby) $/, '')}`
    return [joined(text, tokens, tail, link, form)]
  },
}

/** "This paper …. This shows …": one of them would be heard as the other. */
function pointsBack(tokens: readonly Token[], { from, isPronoun }: Subject): boolean {
  const first = tokens[from]?.lower ?? ''
  return first === 'this' || (isPronoun && /^th(?:ese|at|ose)$/.test(first))
}

/** "notes that error is the cause", "a concern that prices rose": the result is held by the report as well. */
function isHeldByReport(tokens: readonly Token[], comma: number): boolean {
  return tokens.some(({ lower }, at) => {
    if (at >= comma || lower !== 'that') return false
    const before = tokens[at - 1]
    if (REPORTS.has(before?.lower ?? '') || before?.pos === 'VERB') return true
    return readSubject(tokens, at + 1) !== undefined
  })
}

/** The form after "This": as the clause before it tells its time; undefined after a modal. */
function finiteAfterThis(
  tokens: readonly Token[],
  { from, verb, isPronoun }: Subject,
): ((base: string) => string) | undefined {
  const first = tokens[verb]?.lower ?? ''
  if (/^(?:is|are|am|do|does)$/.test(first)) return inForm('VBZ')
  if (/^(?:was|were|did)$/.test(first)) return inForm('VBD')
  if (/^(?:has|have)$/.test(first)) {
    const second = tokens[verb + 1]
    return second?.pos === 'VERB' || second?.lower === 'been' ? perfect() : inForm('VBZ')
  }
  // "The net exhibits enhanced range": a quality of the object, read as the verb.
  const isDetermined = tokens[from]?.pos === 'DET' || isPronoun
  if (!isDetermined && /ed$/.test(first) && tokens[verb + 1]?.pos === 'NOUN') return undefined
  const group = readVerbGroup(tokens, verb)
  if (group === undefined || group.auxiliaries.length > 0) return undefined
  if (group.form === 'VB' && inflectVerb(group.base, 'VBD') === group.base) return undefined
  const form: VerbForm = group.form === 'VBD' ? 'VBD' : 'VBZ'
  return inForm(form)
}

/** "has led to fear and caused unrest": one auxiliary for both. */
function perfect(): (base: string) => string {
  let isFirst = true
  return (base) => {
    const form = `${isFirst ? 'has ' : ''}${inflectVerb(base, 'VBN')}`
    isFirst = false
    return form
  }
}
