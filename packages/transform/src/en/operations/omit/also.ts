import { type Draft, hasAny, type Operation } from '../scene.ts'
import { OMISSION } from './omission.ts'

const BEFORE =
  /^(?:can|could|may|might|must|shall|should|will|would|is|are|was|were|has|have|had|do|does|did|and|'s|'ve|'re|'ll)$/
const FIXED = /^(?:known|called|referred|termed|named|dubbed|as|if|when|because|true|possible)$/

/** "It can also lead to" → "It can lead to": the order of the sentences says that more is said. */
export const dropAlso: Operation = {
  ...OMISSION,
  id: 'structure.drop-also',
  reason: 'addition_plain_from_place',
  drafts({ sentence: { tokens }, text }) {
    if (hasAny(tokens, 0, tokens.length, /^(?:only|but|while|just|merely|simply)$/)) return []
    return tokens.flatMap((token, at): Draft[] => {
      const [before, next] = [tokens[at - 1], tokens[at + 1]]
      if (token.lower !== 'also' || token.locked || !before || !next || next.locked) return []
      if (!BEFORE.test(before.lower) || FIXED.test(next.lower)) return []
      // "The book is also." leaves nothing after it.
      if (!/^(?:VERB|ADJ|DET|AUX|ADP|NOUN|ADV)$/.test(next.pos)) return []
      return text.slice(token.end, next.start) === ' '
        ? [{ start: token.start, end: next.start, after: '' }]
        : []
    })
  },
}
