import { wordGroups } from '../../../lexicon/load-lists.ts'
import type { Token } from '../../token.ts'
import type { EnglishProposer } from '../scene.ts'
import { isOpen, replaceToken } from './replace.ts'

const GROUPS = wordGroups('en/correct/proposers/auxiliary', 'forms')
const PAST: ReadonlySet<string> = new Set(['was', 'were', 'had', 'did'])

/** "they was", "he have", "people is": the other forms of be, have and do. */
export const auxiliary: EnglishProposer = {
  id: 'agreement.auxiliary',
  isRanked: true,
  propose: ({ sentence: { tokens } }) =>
    tokens.flatMap((token, index) =>
      isOpen(token, index) && !isSubjunctive(tokens, index)
        ? GROUPS.filter((group) => group.includes(token.lower)).flatMap((group) =>
            group
              .filter((word) => word !== token.lower)
              .map((word) => {
                const isTense = PAST.has(word) !== PAST.has(token.lower)
                return replaceToken(token, word, {
                  class: isTense ? 'tense' : 'agreement',
                  code: isTense ? (PAST.has(word) ? 'past_tense_here' : 'present_tense_here') : 'verb_agrees',
                  key: `${token.lower}>${word}`,
                })
              }),
          )
        : [],
    ),
}

/** "If the request were to be made" is no slip. */
const isSubjunctive = (tokens: readonly Token[], index: number) =>
  tokens[index]?.lower === 'were' && tokens[index + 1]?.lower === 'to'
