import type { ReasonCode } from '@redraft/contracts'
import type { CorrectionClass } from '../../../correct/correction-class.ts'
import { type VerbForm, verbForms } from '../../grammar/inflect.ts'
import type { Token } from '../../token.ts'
import { singularOf } from '../morphology/nouns.ts'
import { verbReadings } from '../morphology/verbs.ts'
import type { EnglishProposer } from '../scene.ts'
import { isOpen, replaceToken } from './replace.ts'

const FORMS: readonly VerbForm[] = ['VB', 'VBZ', 'VBG', 'VBD', 'VBN']
const MODAL =
  /^(?:will|would|can|could|should|may|might|must|do|does|did|let|lets|make|makes|made|making|help|helps|helped|have|see|saw|hear)$/
/** Words of a subject between a modal and its verb, at most. */
const SUBJECT_WORDS = 4
/** Words of an adverbial behind "and", at most. */
const JOINED_WORDS = 6
/** Behind "have" and "be" what ends in -ed is a participle. */
const FORMS_BEHIND_AUXILIARY: readonly VerbForm[] = ['VB', 'VBZ', 'VBG', 'VBN', 'VBD']
const AUXILIARY = /^(?:have|has|had|having|'ve|be|am|is|are|was|were|been|being|get|gets|got)$/

/** "he go" → "he goes", "enjoy to swim", "was build": every other form of every verb. */
export const verbForm: EnglishProposer = {
  id: 'verb-form.other',
  isRanked: true,
  propose: ({ sentence: { tokens } }) =>
    tokens.flatMap((token, index) => {
      if (!isOpen(token, index) || !/^(?:VERB|NOUN|ADJ|AUX|ADP)$/.test(token.pos)) return []
      if (isAttribute(tokens, index) || isGoverned(tokens, index)) return []
      const readings = verbReadings(token.lower).filter(
        ({ form }) => form !== 'VBG' || !isBehindBe(tokens, index),
      )
      const isPlain = hasModalBefore(tokens, index) || isJoined(tokens, index)
      const forms = isBehindAuxiliary(tokens, index) ? FORMS_BEHIND_AUXILIARY : FORMS
      const offered = new Set<string>([token.lower])
      return readings.flatMap(({ base, form }) =>
        forms.flatMap((other) => {
          const after = verbForms(base, other)[0]
          if (
            after === undefined ||
            verbForms(base, form).includes(after) ||
            (isPlain && form === 'VB') ||
            (form === 'VB' && other === 'VBZ' && isBehindPlural(tokens, index)) ||
            offered.has(after) ||
            (token.pos === 'NOUN' && (form === 'VBG' || isNumber(form, other)))
          )
            return []
          offered.add(after)
          return [
            replaceToken(token, after, { ...groundOf(form, other), key: `${form}>${other}:${token.pos}` }),
          ]
        }),
      )
    }),
}

/** "Will this give", "makes people think", "did the town have": a plain form whose subject stands between. */
function hasModalBefore(tokens: readonly Token[], index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - SUBJECT_WORDS); at--) {
    const token = tokens[at]
    if (token === undefined || MODAL.test(token.lower)) return token !== undefined && at < index - 1
    if (!/^(?:DET|NOUN|ADJ|PRON|PROPN|NUM)$/.test(token.pos) || /^(?:that|which|who)$/.test(token.lower))
      return false
  }
  return false
}

/** "to live and at the same time give": a plain form that goes on from a verb before it. */
function isJoined(tokens: readonly Token[], index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - JOINED_WORDS); at--) {
    const token = tokens[at]
    if (token === undefined || /^(?:PRON|VERB|AUX|PUNCT)$/.test(token.pos)) return false
    if (/^(?:and|or)$/.test(token.lower)) return /^(?:ADP|ADV)$/.test(tokens[at + 1]?.pos ?? '')
  }
  return false
}

/** "the developed countries", "and growing demand": a participle before its noun. */
function isAttribute(tokens: readonly Token[], index: number): boolean {
  return (
    /(?:ing|ed)$/.test(tokens[index]?.lower ?? '') &&
    tokens[index + 1]?.pos === 'NOUN' &&
    /^(?:DET|ADJ|CCONJ|NUM|PUNCT)$/.test(tokens[index - 1]?.pos ?? 'NUM')
  )
}

/** "Advances in the field allow": a plural subject, and a group of another noun between it and its verb. */
function isBehindPlural(tokens: readonly Token[], index: number): boolean {
  let at = index - 1
  while (/^(?:DET|ADJ|NOUN|PROPN)$/.test(tokens[at]?.pos ?? '')) at--
  const subject = tokens[at - 1]
  return (
    at < index - 1 &&
    /^(?:in|on|at|of|for|from|with|within|by|about|between)$/.test(tokens[at]?.lower ?? '') &&
    subject !== undefined &&
    /^(?:NOUN|VERB)$/.test(subject.pos) &&
    singularOf(subject.lower) !== undefined &&
    tokens.slice(0, at - 1).every(({ pos }) => /^(?:DET|ADJ|NOUN|NUM|ADV)$/.test(pos))
  )
}

/** "attention to details": the preposition "to", and a noun that could be a verb's -s. */
function isGoverned(tokens: readonly Token[], index: number): boolean {
  return (
    tokens[index - 1]?.lower === 'to' &&
    tokens[index]?.lower.endsWith('s') === true &&
    /^(?:access|according|addition|answer|approach|attention|due|key|regard|relation|response|solution|thanks)$/.test(
      tokens[index - 2]?.lower ?? '',
    )
  )
}

/** "are not considering" is sound, whatever was meant. */
function isBehindBe(tokens: readonly Token[], index: number): boolean {
  let at = index - 1
  while (tokens[at]?.pos === 'ADV' || /^(?:not|n't)$/.test(tokens[at]?.lower ?? '')) at--
  return /^(?:am|is|are|was|were|be|been|'s|'re|'m)$/.test(tokens[at]?.lower ?? '')
}

function isBehindAuxiliary(tokens: readonly Token[], index: number): boolean {
  let at = index - 1
  while (tokens[at]?.pos === 'ADV' || /^(?:not|n't)$/.test(tokens[at]?.lower ?? '')) at--
  return AUXILIARY.test(tokens[at]?.lower ?? '')
}

/** "times", "time": in a noun, that is its number. */
const isNumber = (from: VerbForm, to: VerbForm) => from === 'VBZ' || (from === 'VB' && to === 'VBZ')

function groundOf(from: VerbForm, to: VerbForm): { class: CorrectionClass; code: ReasonCode } {
  if (isPresent(from) && isPresent(to)) return { class: 'agreement', code: 'verb_agrees' }
  if (to === 'VBG') return { class: 'verb_form', code: 'ing_form_here' }
  if (to === 'VBN') return { class: 'verb_form', code: 'participle_here' }
  if (to === 'VBD') return { class: 'tense', code: 'past_tense_here' }
  if (from === 'VBD') return { class: 'tense', code: 'present_tense_here' }
  return { class: 'verb_form', code: to === 'VB' ? 'base_form_here' : 'verb_agrees' }
}

const isPresent = (form: VerbForm) => form === 'VB' || form === 'VBZ'
