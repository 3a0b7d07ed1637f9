import { wordGroups } from '../../../lexicon/load-lists.ts'
import { upperFirst } from '../../render.ts'
import type { EnglishProposer } from '../scene.ts'

const MEANT = new Map(
  wordGroups('en/correct/proposers/misspellings', 'words').flatMap(([word = '', ...slips]) =>
    slips.map((slip) => [slip, word] as const),
  ),
)

/** "becouse", "definatly": slips that can mean one word only, wherever they stand. */
export const knownMisspelling: EnglishProposer = {
  id: 'spelling.known-slip',
  isRanked: false,
  propose: ({ sentence: { tokens } }) =>
    tokens.flatMap(({ text, lower, locked, start, end }, at) => {
      const word = MEANT.get(lower)
      const isName = /^\p{Lu}/u.test(text) && (at > 0 || /^\p{Lu}{2}/u.test(text))
      if (word === undefined || locked || isName || /^['’-]/.test(tokens[at + 1]?.text ?? '')) return []
      const after = /^\p{Lu}/u.test(text) ? upperFirst(word) : word
      return [{ start, end, after, class: 'spelling', code: 'spelling', prior: 5 }]
    }),
}
