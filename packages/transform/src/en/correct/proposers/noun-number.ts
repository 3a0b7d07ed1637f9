import { wordList } from '../../../lexicon/load-lists.ts'
import type { Token } from '../../token.ts'
import { pluralOf, singularOf } from '../morphology/nouns.ts'
import type { EnglishProposer } from '../scene.ts'
import { isOpen, replaceToken } from './replace.ts'

const ONE_NUMBER = wordList('en/correct/proposers/noun-number', 'one-number')

/** What the determiner asks for is not changed; where noun and determiner disagree another proposer sees to it. */
const ASKS_SINGULAR = /^(?:a|an|another|each|every|this|one)$/
const ASKS_PLURAL = /^(?:many|several|few|these|those|two|three|four|five|various|numerous)$/

/** "many student" → "many students", "a students" → "a student": the other number of every noun. */
export const nounNumber: EnglishProposer = {
  id: 'noun-number.other',
  isRanked: true,
  propose: ({ sentence: { tokens } }) =>
    tokens.flatMap((token, index) => {
      if (!isOpen(token, index) || !/^(?:NOUN|ADJ|VERB|PROPN)$/.test(token.pos)) return []
      const next = tokens[index + 1]
      const determiner = determinerOf(tokens, index)
      const isModifier = next?.pos === 'NOUN' && next.start === token.end + 1
      const singular =
        ONE_NUMBER.has(token.lower) || ASKS_PLURAL.test(determiner) ? undefined : singularOf(token.lower)
      // A verb's -s is the business of its own proposer, which looks for its subject.
      const plural =
        ONE_NUMBER.has(token.lower) ||
        isModifier ||
        isMeasured(tokens, index) ||
        token.pos === 'VERB' ||
        ASKS_SINGULAR.test(determiner)
          ? undefined
          : pluralOf(token.lower)
      if (token.pos !== 'NOUN' && singular === undefined && plural === undefined) return []
      return [
        ...(plural === undefined || singular !== undefined
          ? []
          : [
              replaceToken(token, plural, {
                class: 'noun_number',
                code: 'noun_singular_plural',
                key: `NN>NNS:${token.pos}`,
              }),
            ]),
        ...(singular === undefined
          ? []
          : [
              replaceToken(token, singular, {
                class: 'noun_number',
                code: 'noun_singular',
                key: `NNS>NN:${token.pos}`,
              }),
            ]),
      ]
    }),
}

const UNIT =
  /^(?:acre|day|foot|gallon|hour|inch|kilo|liter|litre|meter|metre|mile|minute|pound|ton|tonne|volt|watt|year)$/

/** "a 500 ton asteroid": a unit in the singular says how large one is. */
const isMeasured = (tokens: readonly Token[], index: number) =>
  UNIT.test(tokens[index - 1]?.lower ?? '') && tokens[index - 2]?.pos === 'NUM'

/** The word before a noun and its modifiers, in lower case. */
function determinerOf(tokens: readonly Token[], index: number): string {
  let at = index - 1
  while (/^(?:NOUN|ADJ|PROPN)$/.test(tokens[at]?.pos ?? '') && !ASKS_PLURAL.test(tokens[at]?.lower ?? ''))
    at--
  return tokens[at]?.lower ?? ''
}
