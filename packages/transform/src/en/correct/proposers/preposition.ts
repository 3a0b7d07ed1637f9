import { wordList } from '../../../lexicon/load-lists.ts'
import type { Token } from '../../token.ts'
import { isWord } from '../../token.ts'
import type { EnglishProposer } from '../scene.ts'
import { deleteToken, insertBefore, isOpen, replaceToken } from './replace.ts'

const EXCHANGED = [...wordList('en/correct/proposers/preposition', 'exchanged')]
const ADDED = [...wordList('en/correct/proposers/preposition', 'added')]

/** "depend of" → "depend on", "discuss about" → "discuss". */
export const prepositionOther: EnglishProposer = {
  id: 'preposition.other',
  isRanked: true,
  propose: ({ sentence: { tokens } }) =>
    tokens.flatMap((token, index) => {
      if (!isOpen(token, index) || !EXCHANGED.includes(token.lower) || token.pos === 'SCONJ') return []
      const deleted = deleteToken(tokens, index, {
        class: 'preposition',
        code: 'preposition_not_needed',
        key: `-${token.lower}:${tokens[index + 1]?.pos}`,
      })
      const isInfinitive = token.lower === 'to' && tokens[index + 1]?.pos === 'VERB'
      const others = isInfinitive ? ['for', 'of'] : EXCHANGED.filter((word) => word !== token.lower)
      return [
        ...(deleted === undefined || index === 0 ? [] : [deleted]),
        ...others.map((word) =>
          replaceToken(token, word, {
            class: 'preposition',
            code: 'preposition_other',
            key: `${token.lower}>${word}`,
          }),
        ),
      ]
    }),
}

/** "listen music" → "listen to music", "want go" → "want to go". */
export const prepositionMissing: EnglishProposer = {
  id: 'preposition.missing',
  isRanked: true,
  propose: ({ sentence: { tokens } }) =>
    tokens.flatMap((token, index) => {
      const previous = tokens[index - 1]
      if (previous === undefined || !mayFollow(previous) || !isWord(token) || token.locked) return []
      const isBase = token.pos === 'VERB' && !/(?:ed|ing|s)$/.test(token.lower)
      if (!isBase && !/^(?:DET|PRON|NOUN|ADJ|PROPN|NUM|VERB)$/.test(token.pos)) return []
      return (isBase ? ['to'] : ADDED).map((word) =>
        insertBefore(token, word, {
          class: isBase ? 'verb_form' : 'preposition',
          code: isBase ? 'infinitive_here' : 'preposition_missing',
          key: `+${word}:${previous.pos}:${token.pos}`,
        }),
      )
    }),
}

function mayFollow(token: Token): boolean {
  return /^(?:VERB|NOUN|ADJ|ADV|PRON)$/.test(token.pos) && !token.locked
}
