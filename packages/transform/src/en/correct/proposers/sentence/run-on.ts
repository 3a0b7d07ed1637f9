import { upperFirst } from '../../../render.ts'
import type { EnglishProposer } from '../../scene.ts'
import { countWords, finiteVerbs, hasHardMarks, isPronounClause, isSubordinator } from './clause.ts'

const SHORTEST = 4
/** Words that end a clause for certain: no relative clause hangs on them. */
const ENDS = /^(?:it|them|him|me|us|there|here|too|well|again|yesterday|everyday|lot|much|now)$/

/** "I like it we go there often." → "I like it. We go there often." */
export const runOn: EnglishProposer = {
  id: 'sentence.run-on',
  isRanked: false,
  propose: ({ sentence: { tokens } }) => {
    if (hasHardMarks(tokens) || isSubordinator(tokens[0])) return []
    return tokens.flatMap((token, at) => {
      const previous = tokens[at - 1]
      if (previous === undefined || token.locked || !ENDS.test(previous.lower)) return []
      if (!/^(?:i|we|they|he|she)$/.test(token.lower) || !isPronounClause(tokens, at)) return []
      const isWhole =
        countWords(tokens, 0, at) >= SHORTEST &&
        countWords(tokens, at, tokens.length) >= SHORTEST &&
        finiteVerbs(tokens, 0, at).length === 1
      if (
        !isWhole ||
        tokens.slice(0, at).some((one) => isSubordinator(one) || one.text === ',' || one.lower === 'and')
      )
        return []
      return [
        {
          start: previous.end,
          end: token.end,
          after: `. ${upperFirst(token.text)}`,
          class: 'sentence',
          code: 'comma_splice',
          prior: 1.5,
        },
      ]
    })
  },
}
