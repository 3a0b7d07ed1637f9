import { wordList } from '../../../lexicon/load-lists.ts'
import { type Draft, hasAny, type Operation } from '../scene.ts'
import { OMISSION } from './omission.ts'

const BEFORE = wordList('en/omit/also', 'before')
const FIXED = wordList('en/omit/also', 'fixed')

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
      if (!BEFORE.has(before.lower) || FIXED.has(next.lower)) return []
      // "The book is also." leaves nothing after it.
      if (!/^(?:VERB|ADJ|DET|AUX|ADP|NOUN|ADV)$/.test(next.pos)) return []
      return text.slice(token.end, next.start) === ' '
        ? [{ start: token.start, end: next.start, after: '' }]
        : []
    })
  },
}
