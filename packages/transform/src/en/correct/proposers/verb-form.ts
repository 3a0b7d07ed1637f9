import type { ReasonCode } from '@redraft/contracts'
import type { CorrectionClass } from '../../../correct/correction-class.ts'
import { type VerbForm, verbForms } from '../../grammar/inflect.ts'
import { verbReadings } from '../morphology/verbs.ts'
import type { EnglishProposer } from '../scene.ts'
import { isOpen, replaceToken } from './replace.ts'

const FORMS: readonly VerbForm[] = ['VB', 'VBZ', 'VBG', 'VBD', 'VBN']

/** "he go" → "he goes", "enjoy to swim", "was build": every other form of every verb. */
export const verbForm: EnglishProposer = {
  id: 'verb-form.other',
  isRanked: true,
  propose: ({ sentence: { tokens } }) =>
    tokens.flatMap((token, index) => {
      if (!isOpen(token, index) || !/^(?:VERB|NOUN|ADJ|AUX|ADP)$/.test(token.pos)) return []
      const readings = verbReadings(token.lower)
      const offered = new Set<string>([token.lower])
      return readings.flatMap(({ base, form }) =>
        FORMS.flatMap((other) => {
          const after = verbForms(base, other)[0]
          if (after === undefined || offered.has(after) || (token.pos === 'NOUN' && isNumber(form, other)))
            return []
          offered.add(after)
          return [
            replaceToken(token, after, { ...groundOf(form, other), key: `${form}>${other}:${token.pos}` }),
          ]
        }),
      )
    }),
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
