import { wordList } from '../../../lexicon/load-lists.ts'
import { pluralOf, singularOf } from '../morphology/nouns.ts'
import type { EnglishProposer } from '../scene.ts'
import { isOpen, replaceToken } from './replace.ts'

const ONE_NUMBER = wordList('en/correct/proposers/noun-number', 'one-number')

/** "many student" → "many students", "a students" → "a student": the other number of every noun. */
export const nounNumber: EnglishProposer = {
  id: 'noun-number.other',
  isRanked: true,
  propose: ({ sentence: { tokens } }) =>
    tokens.flatMap((token, index) => {
      if (!isOpen(token, index) || !/^(?:NOUN|ADJ|VERB|PROPN)$/.test(token.pos)) return []
      const next = tokens[index + 1]
      const isModifier = next?.pos === 'NOUN' && next.start === token.end + 1
      const singular = ONE_NUMBER.has(token.lower) ? undefined : singularOf(token.lower)
      const plural = ONE_NUMBER.has(token.lower) || isModifier ? undefined : pluralOf(token.lower)
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
