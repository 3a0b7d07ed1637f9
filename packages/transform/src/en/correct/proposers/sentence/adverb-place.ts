import type { Token } from '../../../token.ts'
import type { EnglishProposer } from '../../scene.ts'

const ADVERB = /^(?:also|always|often|never|usually|still|already|only)$/
const AUXILIARY = /^(?:am|is|are|was|were|has|have|had|will|would|can|could|should|may|might|must)$/
/** What goes on after the auxiliary: without it the adverb may stand for weight ("as it always has"). */
const GOES_ON = /^(?:VERB|ADJ|ADV|NOUN|DET|AUX)$/
/** "the men who never were found": a clause of its own, and nothing to be sure about. */
const LINKS = /^(?:who|that|which|as|than|what|there|not|and|or|but|,)$/

/** "it still is important", "they also would make" → "is still", "would also". */
export const adverbPlace: EnglishProposer = {
  id: 'word-order.adverb',
  isRanked: false,
  propose: ({ sentence: { tokens, start, text } }) =>
    tokens.flatMap((token, at) => {
      const [subject, auxiliary, next] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
      if (
        subject === undefined ||
        auxiliary === undefined ||
        next === undefined ||
        token.locked ||
        auxiliary.locked
      )
        return []
      if (!ADVERB.test(token.lower) || !AUXILIARY.test(auxiliary.lower) || !isSubjectEnd(subject)) return []
      if (!GOES_ON.test(next.pos) || (auxiliary.pos !== 'AUX' && auxiliary.pos !== 'VERB')) return []
      if (/^(?:n't|not)$/.test(next.lower)) return []
      // "they also have a dog": a full verb.
      if (/^ha(?:s|ve|d)$/.test(auxiliary.lower) && !isParticiple(next)) return []
      // "which it still is today": the end of its clause.
      if (tokens.length - at < 5 && /[.!?]/.test(tokens.at(-1)?.text ?? '')) return []
      const between = text.slice(token.end - start, auxiliary.start - start)
      return [
        {
          ...{ start: token.start, end: auxiliary.end, after: `${auxiliary.text}${between}${token.text}` },
          ...{ class: 'word_order', code: 'order_of_words', prior: 1.5 },
        },
      ]
    }),
}

const isParticiple = ({ pos, lower }: Token) =>
  lower === 'been' || (pos === 'VERB' && !/(?:ing|s)$/.test(lower))

function isSubjectEnd({ pos, lower, locked }: Token): boolean {
  if (locked || LINKS.test(lower)) return false
  return (
    pos === 'NOUN' || pos === 'PROPN' || /^(?:i|you|he|she|it|we|they|this|these|those|people)$/.test(lower)
  )
}
