import { wordList } from '../../../lexicon/load-lists.ts'
import { upperFirst } from '../../render.ts'
import type { EnglishProposer } from '../scene.ts'

const NAMES = wordList('en/correct/proposers/capital-of-name', 'names')

/** "english", "monday": names that take a capital wherever they stand. */
export const capitalOfName: EnglishProposer = {
  id: 'capitalisation.name',
  isRanked: false,
  propose: ({ sentence: { tokens } }) =>
    tokens
      .filter(({ text, locked }) => !locked && NAMES.has(text))
      .map(({ start, end, text }) => ({
        start,
        end,
        after: upperFirst(text),
        class: 'capitalisation',
        code: 'capital_of_name',
        prior: 4,
      })),
}
