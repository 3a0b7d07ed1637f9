import { wordList } from '../../../../lexicon/load-lists.ts'
import type { Token } from '../../../token.ts'
import type { EnglishProposer } from '../../scene.ts'
import { isPronounClause } from './clause.ts'

const OPENERS = new Set(wordList('en/correct/proposers/sentence', 'comma-openers'))
const LONGEST = Math.max(...[...OPENERS].map((opener) => opener.split(' ').length))

/** "For example they can" → "For example, they can". */
export const openerComma: EnglishProposer = {
  id: 'punctuation.opener-comma',
  propose: ({ sentence: { tokens } }) => {
    for (let length = LONGEST; length > 0; length--) {
      const opener = tokens.slice(0, length)
      if (opener.some(({ locked }) => locked) || !OPENERS.has(opener.map(({ lower }) => lower).join(' ')))
        continue
      const last = opener.at(-1)
      const isCounted = /^(?:first|second|third|fourth|also)$/.test(last?.lower ?? '')
      if (last === undefined || !opensStatement(tokens[length])) return []
      // "Second the motion", "Also the king": only before a clause that is one for certain.
      if (isCounted && !isPronounClause(tokens, length)) return []
      return [
        { start: last.end, end: last.end, after: ',', class: 'punctuation', code: 'comma_missing', prior: 2 },
      ]
    }
    return []
  },
}

/** What can only be a subject: no "however hard", no "in fact is". */
function opensStatement(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    /^(?:i|we|they|he|she|it|you|there|this|these|those|the|a|an|my|your|his|her|our|their|its|if|when|people|students|children|some|many|most|everyone)$/.test(
      token.lower,
    )
  )
}
