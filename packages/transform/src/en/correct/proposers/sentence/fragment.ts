import type { EnglishProposer } from '../../scene.ts'
import { countWords, finiteVerbs, hasHardMarks, isPronounClause } from './clause.ts'

const LONGEST = 14
/** A sentence that is longer is not made longer still. */
const LONGEST_BEFORE = 22

/** "We left. Because it was late." → "We left because it was late." */
export const fragment: EnglishProposer = {
  id: 'sentence.fragment',
  isRanked: false,
  propose: ({ sentence, sentences, index, source: { text } }) => {
    const before = sentences[index - 1]
    const { tokens } = sentence
    const first = tokens[0]
    const last = before?.tokens.at(-1)
    if (before === undefined || first === undefined || last?.text !== '.' || before.block !== sentence.block)
      return []
    if (/\n/.test(text.slice(last.start, first.start)) || first.locked || last.locked) return []
    if (hasHardMarks(tokens) || tokens.some(({ text: mark }) => mark === ',' || mark === '?')) return []
    const isShort =
      countWords(tokens, 0, tokens.length) <= LONGEST &&
      countWords(before.tokens, 0, before.tokens.length) <= LONGEST_BEFORE
    const link = linkOf(first.text, finiteVerbs(tokens, 1, tokens.length).length, isPronounClause(tokens, 1))
    if (!isShort || link === undefined) return []
    return [
      {
        start: last.start,
        end: first.end,
        after: `${link} ${first.lower}`,
        class: 'sentence',
        code: 'fragment_joined',
        prior: 2,
      },
    ]
  },
}

/** What joins the fragment: a comma or nothing; undefined where the sentence may stand alone. */
function linkOf(opening: string, verbs: number, isClause: boolean): string | undefined {
  if (opening === 'Because') return isClause && verbs === 1 ? '' : undefined
  if (opening === 'Which') return verbs === 1 ? ',' : undefined
  return undefined
}
