import type { CorrectionProposal } from '../../../../correct/proposal.ts'
import { isWord, type Token } from '../../../token.ts'
import type { EnglishProposer } from '../../scene.ts'
import { countWords, finiteVerbs, hasHardMarks, isPronounClause, isSubordinator } from './clause.ts'

/** Both sides of a conjunction are as long as this, in words, before a comma is missed. */
const LONG_LEFT = 6
const LONG_RIGHT = 5

/** "We wanted to see the town but it was closed" → "… the town, but it was closed". */
export const conjunctionComma: EnglishProposer = {
  id: 'punctuation.conjunction-comma',
  propose: ({ sentence: { tokens } }) =>
    hasHardMarks(tokens)
      ? []
      : tokens.flatMap((token, at) => {
          const isLong =
            countWords(tokens, 0, at) >= LONG_LEFT && countWords(tokens, at, tokens.length) >= LONG_RIGHT
          const previous = tokens[at - 1]
          if (!/^(?:but|so)$/.test(token.lower) || !isLong || previous === undefined || !isWord(previous))
            return []
          if (!isPronounClause(tokens, at + 1) || finiteVerbs(tokens, 0, at).length === 0) return []
          // "so it" after "and", "do so", "only but": no joint of clauses.
          if (
            /^(?:and|or|not|nothing|anything|all|do|did|does|doing|if|why|how|even|say|said|think)$/.test(
              previous.lower,
            )
          )
            return []
          if (token.lower === 'so' && tokens.slice(0, at).some(({ lower }) => /^(?:if|when)$/.test(lower)))
            return []
          return [commaAfter(previous, token.lower === 'but' ? 1.5 : 1.2)]
        }),
}

/** "If you want to win you must train" → "If you want to win, you must train". */
export const subordinateComma: EnglishProposer = {
  id: 'punctuation.subordinate-comma',
  propose: ({ sentence: { tokens } }) => {
    const opens = /^(?:if|when|although|though|because|while|unless|since|as)$/.test(tokens[0]?.lower ?? '')
    if (!opens || hasHardMarks(tokens) || tokens.some(({ text }) => text === ',' || text === '?')) return []
    const starts = tokens.flatMap((_token, at) => (at >= 3 && isPronounClause(tokens, at) ? [at] : []))
    const [start] = starts
    const previous = tokens[(start ?? 0) - 1]
    if (start === undefined || starts.length > 1 || previous === undefined || !endsClause(previous)) return []
    const [left, right] = [finiteVerbs(tokens, 1, start), finiteVerbs(tokens, start, tokens.length)]
    // "the things you need": a clause that hangs on its noun leaves no verb for the main one.
    if (left.length !== 1 || right.length !== 1 || tokens.slice(1, start).some(isSubordinator)) return []
    return [commaAfter(previous, 2)]
  },
}

function endsClause(token: Token): boolean {
  return isWord(token) && /^(?:NOUN|PROPN|ADJ|ADV|PRON|NUM|VERB)$/.test(token.pos) && !isSubordinator(token)
}

function commaAfter({ end }: Token, prior: number): CorrectionProposal {
  return { start: end, end, after: ',', class: 'punctuation', code: 'comma_missing', prior }
}
