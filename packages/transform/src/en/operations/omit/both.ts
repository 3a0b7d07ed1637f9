import { isWord, type Token } from '../../token.ts'
import { type Draft, type Operation, opening } from '../scene.ts'
import { OMISSION } from './omission.ts'
import { isNegated } from './omit-word.ts'

/** "both teachers and pupils" → "teachers and pupils". */
export const dropBoth: Operation = {
  ...OMISSION,
  id: 'structure.drop-both',
  reason: 'and_without_both',
  risk: 0.04,
  drafts({ sentence: { tokens }, text }) {
    return tokens.flatMap((token, at): Draft[] => {
      const [before, next] = [tokens[at - 1], tokens[at + 1]]
      const and = jointOf(tokens, at)
      if (token.lower !== 'both' || and < 0 || !next || !isWord(next) || token.locked) return []
      if (before === undefined)
        return startsPair(tokens, at, and)
          ? [{ start: token.start, end: next.end, after: opening(next.text) }]
          : []
      if (!isWord(before)) return []
      const isPlain = /^(?:NOUN|ADJ|ADV|PROPN|DET)$/.test(next.pos) && !/^(?:sides|of)$/.test(next.lower)
      return isPlain &&
        before.lower !== 'on' &&
        !isNegated(tokens, at) &&
        text.slice(token.end, next.start) === ' '
        ? [{ start: token.start, end: next.start, after: '' }]
        : []
    })
  },
}

/** The "and" that "both" points at: two or three words on, or before the same determiner. */
function jointOf(tokens: readonly Token[], both: number): number {
  const determiner = tokens[both + 1]
  const farthest = determiner?.pos === 'DET' ? 8 : 3
  const and = tokens.findIndex(
    (token, index) => index > both + 1 && index <= both + farthest && token.lower === 'and',
  )
  if (determiner?.pos !== 'DET') return and
  return tokens[and + 1]?.lower === determiner.lower ? and : -1
}

/** "Both quantitative and subjective tests show": two adjectives of one noun. */
function startsPair(tokens: readonly Token[], at: number, and: number): boolean {
  const [left, right] = [tokens[and - 1], tokens[and + 1]]
  return and === at + 2 && left?.pos === 'ADJ' && right?.pos === 'ADJ' && tokens[and + 2]?.pos === 'NOUN'
}
