import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { isWord, type Token } from '../../token.ts'
import { type Draft, hasAny, type Operation } from '../scene.ts'
import { OMISSION } from './omission.ts'
import { isNegated, withoutWord } from './omit-word.ts'

/** Adjectives that praise: beside another adjective they can go. */
const PRAISE = wordList('en/omit/praise', 'praise')

/** "an intense and thrilling final" → "an intense final": the other adjective says what it was like. */
export const dropSecondPraise: Operation = {
  ...OMISSION,
  id: 'structure.drop-second-praise',
  reason: 'other_adjective_says_it',
  risk: 0.06,
  drafts({ sentence: { tokens }, text }) {
    return tokens.flatMap((and, at): Draft[] => {
      const [left, right, noun] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
      if (and.lower !== 'and' || !left || !right || !noun || !areBareAdjectives([left, right])) return []
      if (!/^(?:NOUN|PROPN)$/.test(noun.pos) || isInList(tokens, at) || isNegated(tokens, at)) return []
      if (PRAISE.has(right.lower)) return [{ start: left.end, end: right.end, after: '' }]
      if (!PRAISE.has(left.lower) || !isWord(tokens[at - 2])) return []
      const draft = withoutWord({ tokens: [...tokens.slice(0, at), right], text }, at - 1)
      return [draft]
    })
  },
}

function areBareAdjectives(pair: readonly Token[]): boolean {
  return pair.every(
    (token) => !token.locked && !token.name && (token.pos === 'ADJ' || PRAISE.has(token.lower)),
  )
}

const IN_LIST = new RegExp(`^(?:,|${anyOf('en/omit/praise', 'in-list')})$`)

/** "clear, rich and thrilling", "both clear and thrilling", "more clear and thrilling". */
function isInList(tokens: readonly Token[], and: number): boolean {
  return hasAny(tokens, and - 2, and - 1, IN_LIST)
}
