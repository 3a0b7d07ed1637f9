import { wordGroups } from '../../../lexicon/load-lists.ts'
import type { EnglishProposer } from '../scene.ts'
import { replaceToken } from './replace.ts'

const SHORT_FORMS = new Map(
  wordGroups('en/correct/proposers/apostrophe', 'short-forms').map(([written = '', head, tail]) => [
    written,
    `${head === 'i' ? 'I' : head}'${tail}`,
  ]),
)
/** Words of their own, which the language model must rule out. */
const AMBIGUOUS: ReadonlySet<string> = new Set(['cant', 'wont', 'hes'])

/** "dont", "Im", "thats": short forms without their apostrophe. */
export const shortForm: EnglishProposer = {
  id: 'spelling.short-form',
  isRanked: false,
  propose: ({ sentence: { text, start, tokens } }) =>
    [...text.matchAll(/(?<![\p{L}\p{N}'’-])\p{L}+(?![\p{L}\p{N}'’-])/gu)].flatMap((match) => {
      const after = SHORT_FORMS.get(match[0].toLowerCase())
      if (after === undefined || /^\p{Lu}{2}/u.test(match[0])) return []
      const from = start + match.index
      const token = tokens.find((one) => one.start <= from && one.end > from)
      if (token === undefined || token.locked) return []
      const whole = { ...token, start: from, end: from + match[0].length, text: match[0] }
      const prior = AMBIGUOUS.has(match[0].toLowerCase()) ? 2 : 5
      return [replaceToken(whole, after, { class: 'spelling', code: 'apostrophe_in_short_form', prior })]
    }),
}

const ITS = [
  ['its', "it's"],
  ['your', "you're"],
  ['their', "they're"],
  ['there', "they're"],
  ['whose', "who's"],
  ['were', "we're"],
  ['lets', "let's"],
] as const

/** "its easy" → "it's easy", "lost it's way" → "its": the owner and the short form of the same sound. */
export const ownerOrShortForm: EnglishProposer = {
  id: 'spelling.owner-or-short-form',
  isRanked: true,
  propose: ({ sentence: { text, start, tokens } }) =>
    [...text.matchAll(/(?<![\p{L}\p{N}'’-])\p{L}+(?:['’]\p{L}+)?(?![\p{L}\p{N}'’-])/gu)].flatMap((match) => {
      const word = match[0].toLowerCase().replace('’', "'")
      const from = start + match.index
      const token = tokens.find((one) => one.start <= from && one.end > from)
      if (token === undefined || token.locked) return []
      const whole = { ...token, start: from, end: from + match[0].length, text: match[0] }
      return ITS.filter((pair) => pair.some((one) => one === word)).map(([owner, short]) =>
        replaceToken(whole, word === owner ? short : owner, {
          class: 'spelling',
          code: 'word_confused',
          key: word === owner ? `${owner}>${short}` : `${short}>${owner}`,
        }),
      )
    }),
}
