import { wordGroups } from '../../../lexicon/load-lists.ts'
import type { EnglishProposer } from '../scene.ts'
import { isOpen, replaceToken } from './replace.ts'

const PARTNERS = new Map<string, string[]>()
for (const group of wordGroups('en/correct/proposers/confusion', 'groups'))
  for (const word of group)
    PARTNERS.set(word, [...(PARTNERS.get(word) ?? []), ...group.filter((other) => other !== word)])

/** "to" has something to go to. */
const ENDS = /^[.,;:!?)]/

/** "loose weight", "more then", "quite place": words of the same sound or look. */
export const confusion: EnglishProposer = {
  id: 'spelling.confusion',
  isRanked: true,
  propose: ({ sentence: { tokens } }) =>
    tokens.flatMap((token, index) =>
      isOpen(token, index)
        ? (PARTNERS.get(token.lower) ?? [])
            .filter((word) => word !== 'to' || !ENDS.test(tokens[index + 1]?.text ?? '.'))
            .map((word) =>
              replaceToken(token, word, {
                class: 'spelling',
                code: 'word_confused',
                key: `${token.lower}>${word}`,
              }),
            )
        : [],
    ),
}
