import type { Token } from '../../../token.ts'
import type { EnglishProposer } from '../../scene.ts'
import { countWords, finiteVerbs, hasHardMarks, isPronounClause, isSubordinator } from './clause.ts'

/** Adverbs that learners take for conjunctions. */
const LINKS = /^(?:however|therefore|moreover|furthermore|nevertheless|nonetheless|consequently|besides)$/
const SHORTEST = 3

/** "I was tired, however I went" → "I was tired; however, I went". */
export const linkedSplice: EnglishProposer = {
  id: 'sentence.linked-splice',
  isRanked: false,
  propose: ({ sentence: { tokens } }) => {
    if (hasHardMarks(tokens)) return []
    return tokens.flatMap((link, at) => {
      const mark = tokens[at - 1]
      if (mark?.text !== ',' || link.locked || !LINKS.test(link.lower)) return []
      const hasComma = tokens[at + 1]?.text === ','
      const clause = hasComma ? at + 2 : at + 1
      if (!isWhole(tokens, at - 1, clause)) return []
      return [
        {
          ...{ start: mark.start, end: link.end, after: `; ${link.text}${hasComma ? '' : ','}` },
          ...{ class: 'sentence', code: 'comma_splice', prior: 2 },
        },
      ]
    })
  },
}

/** A clause stands on each side: the second opens with its pronoun and verb, the first has a verb of its own. */
function isWhole(tokens: readonly Token[], comma: number, clause: number): boolean {
  return (
    isPronounClause(tokens, clause) &&
    (!isSubordinator(tokens[0]) || tokens.slice(0, comma).some(({ text }) => text === ',')) &&
    tokens[comma - 1]?.pos !== 'CCONJ' &&
    countWords(tokens, 0, comma) >= SHORTEST &&
    countWords(tokens, clause, tokens.length) >= SHORTEST &&
    finiteVerbs(tokens, 0, comma).length > 0
  )
}
