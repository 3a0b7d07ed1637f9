import type { EnglishProposer } from '../scene.ts'

/** "i think" → "I think". */
export const capitalOfPronoun: EnglishProposer = {
  id: 'capitalisation.pronoun',
  isRanked: false,
  propose: ({ source, sentence: { tokens } }) =>
    tokens
      .filter(
        ({ text, locked, end }) =>
          text === 'i' && !locked && !/^[\p{L}\p{N}.)]/u.test(source.text.slice(end, end + 1)),
      )
      .map(({ start, end }) => ({
        start,
        end,
        after: 'I',
        class: 'capitalisation',
        code: 'capital_of_pronoun',
        prior: 5,
      })),
}
