import type { CorrectionProposal } from '../../../../correct/proposal.ts'
import { isWord, type Token } from '../../../token.ts'
import type { EnglishProposer } from '../../scene.ts'
import { finiteVerbs, hasHardMarks, isPronounClause, isSubordinator } from './clause.ts'

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
