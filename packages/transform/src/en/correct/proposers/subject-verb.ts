import { verbForms } from '../../grammar/inflect.ts'
import { type Person, subjectsOf } from '../agreement-map.ts'
import { verbReadings } from '../morphology/verbs.ts'
import type { EnglishProposer } from '../scene.ts'
import { isOpen, replaceToken } from './replace.ts'

/** Forms of be, have and do by person: where one stands that is another person's, this one is meant. */
const AUXILIARIES: Readonly<Record<string, Readonly<Record<Person, string>>>> = {
  is: { third: 'is', i: 'am', plural: 'are' },
  are: { third: 'is', i: 'am', plural: 'are' },
  was: { third: 'was', i: 'was', plural: 'were' },
  were: { third: 'was', i: 'was', plural: 'were' },
  has: { third: 'has', i: 'have', plural: 'have' },
  have: { third: 'has', i: 'have', plural: 'have' },
  does: { third: 'does', i: 'do', plural: 'do' },
  do: { third: 'does', i: 'do', plural: 'do' },
}

/** "she need", "the results shows", "the students in my class is": the form that agrees with the subject. */
export const subjectVerb: EnglishProposer = {
  id: 'agreement.subject-verb',
  propose: ({ sentence }) =>
    [...subjectsOf(sentence)].flatMap(([index, person]) => {
      const token = sentence.tokens[index]
      // "if he were" is no fault.
      if (!isOpen(token, index) || (token.lower === 'were' && person !== 'plural')) return []
      const wanted = AUXILIARIES[token.lower]?.[person] ?? ofVerb(token.lower, person)
      return wanted === undefined || wanted === token.lower
        ? []
        : [replaceToken(token, wanted, { class: 'agreement', code: 'verb_agrees', prior: 0.5 })]
    }),
}

function ofVerb(lower: string, person: Person): string | undefined {
  const readings = verbReadings(lower)
  if (readings.some(({ form }) => form !== 'VB' && form !== 'VBZ')) return undefined
  const [reading] = readings
  return reading && verbForms(reading.base, person === 'third' ? 'VBZ' : 'VB')[0]
}
