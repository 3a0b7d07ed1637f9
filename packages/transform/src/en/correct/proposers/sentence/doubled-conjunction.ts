import type { EnglishProposer } from '../../scene.ts'
import { finiteVerbs, hasHardMarks, isPronounClause } from './clause.ts'

/** What a conjunction that opens the sentence says already. */
const PAIRS: ReadonlyMap<string, string> = new Map([
  ['although', 'but'],
  ['though', 'but'],
  ['because', 'so'],
])

/** "Although it rained, but we left." → "Although it rained, we left." */
export const doubledConjunction: EnglishProposer = {
  id: 'sentence.doubled-conjunction',
  isRanked: false,
  propose: ({ sentence: { tokens } }) => {
    const second = PAIRS.get(tokens[0]?.lower ?? '')
    if (second === undefined || hasHardMarks(tokens)) return []
    const at = tokens.findIndex(({ lower }) => lower === second)
    const [word, next] = [tokens[at], tokens[at + 1]]
    if (word === undefined || next === undefined || finiteVerbs(tokens, 1, at).length === 0) return []
    const opens =
      isPronounClause(tokens, at + 1) ||
      /^(?:DET)$/.test(next.pos) ||
      /^(?:my|our|his|her|their|people)$/.test(next.lower)
    if (!opens || finiteVerbs(tokens, at, tokens.length).length === 0) return []
    const hasComma = tokens[at - 1]?.text === ','
    const start = hasComma ? word.start : (tokens[at - 1]?.end ?? word.start)
    return [
      {
        start,
        end: hasComma ? next.start : word.end,
        after: hasComma ? '' : ',',
        class: 'redundant_word',
        code: 'one_link_enough',
        prior: 2.5,
      },
    ]
  },
}
