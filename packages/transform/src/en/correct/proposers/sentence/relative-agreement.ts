import { wordList } from '../../../../lexicon/load-lists.ts'
import { verbForms } from '../../../grammar/inflect.ts'
import { isPluralNoun, UNSURE_NUMBER } from '../../../grammar/number.ts'
import { skipAdverbs } from '../../../grammar/subject.ts'
import type { Token } from '../../../token.ts'
import { singularOf } from '../../morphology/nouns.ts'
import { verbReadings } from '../../morphology/verbs.ts'
import type { EnglishProposer } from '../../scene.ts'
import { isOpen, replaceToken } from '../replace.ts'

const COLLECTIVE = wordList('en/correct/proposers/sentence', 'collective')
const PAIRS: Readonly<Record<string, string>> = {
  is: 'are',
  are: 'is',
  was: 'were',
  were: 'was',
  has: 'have',
  have: 'has',
  does: 'do',
  do: 'does',
}
const PLURAL_VERB = /^(?:are|were|have|do)$/
/** "the companies that hold": after these "that" says what is thought, and opens no relative clause. */
const OF_THOUGHT =
  /^(?:fact|idea|belief|hope|view|opinion|claim|argument|doubt|feeling|evidence|way|case|reason|time|thing|kind|sort|type|lot|something|anything|nothing|everything|demand|recommendation|requirement|suggestion|proposal|condition|order)$/
const QUANTITY = /^(?:number|variety|lot|lots|couple|majority|hundreds|thousands|millions)$/
const MANY = /^(?:these|those|many|several|few|two|three|both|various)$/

/** "a job that require", "companies which holds": the verb of a relative clause agrees with the noun before it. */
export const relativeAgreement: EnglishProposer = {
  id: 'agreement.relative',
  propose: ({ sentence: { tokens } }) =>
    tokens.flatMap((token, at) => {
      if (!/^(?:that|which|who)$/.test(token.lower) || token.locked) return []
      const head = tokens[at - 1]
      const isPlural = numberOf(tokens, head, at - 1)
      const place = skipAdverbs(tokens, at + 1)
      const verb = tokens[place]
      if (isPlural === undefined || !isOpen(verb, place)) return []
      const after = formFor(verb, isPlural)
      // "the noise that people make", "the plan that work needs": another subject stands there.
      if (after === undefined || isSubject(tokens, place)) return []
      return [replaceToken(verb, after, { class: 'agreement', code: 'verb_agrees', prior: 1.5 })]
    }),
}

/** Whether the noun before a relative pronoun is plural; undefined where it may not be what the clause is about. */
function numberOf(tokens: readonly Token[], head: Token | undefined, at: number): boolean | undefined {
  if (head === undefined || head.locked || head.pos !== 'NOUN' || head.name) return undefined
  if (UNSURE_NUMBER.has(head.lower) || COLLECTIVE.has(head.lower) || OF_THOUGHT.test(head.lower))
    return undefined
  const before = withoutQuantity(tokens.slice(Math.max(0, at - 4), at))
  if (before.some(({ lower }) => /^(?:of|and|or|in|with|for|to|from|on|at|by|one)$/.test(lower)))
    return undefined
  if (isPluralNoun(head.lower))
    return singularOf(head.lower) === undefined && head.lower !== 'people' ? undefined : true
  return before.some(({ lower }) => MANY.test(lower)) ? undefined : false
}

/** "a number of companies": what is counted is what the clause is about. */
function withoutQuantity(before: readonly Token[]): readonly Token[] {
  const of = before.findIndex(({ lower }, at) => lower === 'of' && QUANTITY.test(before[at - 1]?.lower ?? ''))
  return before.slice(of + 1)
}

function formFor(verb: Token, isPlural: boolean): string | undefined {
  const other = PAIRS[verb.lower]
  if (other !== undefined) return PLURAL_VERB.test(verb.lower) === isPlural ? undefined : other
  const readings = verbReadings(verb.lower)
  const [reading] = readings
  if (
    reading === undefined ||
    verb.pos !== 'VERB' ||
    readings.some(({ form }) => form !== 'VB' && form !== 'VBZ')
  )
    return undefined
  const wanted = verbForms(reading.base, isPlural ? 'VB' : 'VBZ')[0]
  return wanted === verb.lower ? undefined : wanted
}

function isSubject(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return /^(?:NOUN)$/.test(tokens[at]?.pos ?? '') || /^(?:AUX)$/.test(next?.pos ?? '')
}
