import type { EnglishProposer } from '../scene.ts'

/** "i think" → "I think". */
export const capitalOfPronoun: EnglishProposer = {
  id: 'capitalisation.pronoun',
  propose: ({ sentence: { tokens } }) =>
    tokens
      .filter(({ text, locked }, at) => text === 'i' && !locked && tokens[at + 1]?.text !== '.')
      .map(({ start, end }) => ({
        start,
        end,
        after: 'I',
        class: 'capitalisation',
        code: 'capital_of_pronoun',
        prior: 5,
      })),
}
