import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import type { Draft, Operation } from '../scene.ts'
import { OMISSION } from './omission.ts'

const SENSE = wordList('en/omit/sense', 'sense')

/** "foster a sense of community" → "foster community". */
export const dropSense: Operation = {
  ...OMISSION,
  id: 'structure.drop-sense',
  reason: 'noun_alone',
  risk: 0.06,
  drafts({ sentence: { tokens } }) {
    return tokens.flatMap((token, at): Draft[] => {
      const [sense, of, noun, after] = tokens.slice(at + 1, at + 5)
      if (
        !/^(?:a|the)$/.test(token.lower) ||
        !/^(?:sense|feeling)$/.test(sense?.lower ?? '') ||
        of?.lower !== 'of'
      )
        return []
      const before = tokens[at - 1]
      if (
        !noun ||
        !SENSE.has(noun.lower) ||
        !before ||
        !/^(?:VERB|ADP)$/.test(before.pos) ||
        before.lower === 'with'
      )
        return []
      return after?.pos === 'NOUN' ? [] : [{ start: token.start, end: noun.start, after: '' }]
    })
  },
}

const FELT = wordList('en/omit/sense', 'felt')

const STRONG = new RegExp(`^${anyOf('en/omit/sense', 'strong-adjectives')}$`)

/** "felt a deep sense of gratitude" → "felt deep gratitude". */
export const dropSenseAfterAdjective: Operation = {
  ...OMISSION,
  id: 'structure.drop-sense-after-adjective',
  reason: 'noun_alone',
  risk: 0.06,
  drafts({ sentence: { tokens }, text }) {
    return tokens.flatMap((token, at): Draft[] => {
      const [adjective, sense, of, noun, after] = tokens.slice(at + 1, at + 6)
      const isFrame =
        /^an?$/.test(token.lower) && /^(?:sense|feeling)$/.test(sense?.lower ?? '') && of?.lower === 'of'
      if (!isFrame || !adjective || !noun || !FELT.has(noun.lower) || after?.pos === 'NOUN') return []
      const before = tokens[at - 1]
      if (!STRONG.test(adjective.lower)) return []
      if (!before || !/^(?:VERB|ADP|AUX)$/.test(before.pos)) return []
      return [
        { start: token.start, end: noun.start, after: `${text.slice(adjective.start, adjective.end)} ` },
      ]
    })
  },
}
