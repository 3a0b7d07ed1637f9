import { wordGroups, wordList } from '../../../lexicon/load-lists.ts'
import type { EnglishSentence, Token } from '../../token.ts'
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

/** The words of a sentence as they are written, each whole: the tagger parts "it's" and "dont". */
function wholeWords({ text, start, tokens }: EnglishSentence): Token[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}'’-])\p{L}+(?:['’]\p{L}+)?(?![\p{L}\p{N}'’-])/gu)].flatMap(
    (match) => {
      const from = start + match.index
      const token = tokens.find((one) => one.start <= from && one.end > from)
      return token === undefined
        ? []
        : [{ ...token, start: from, end: from + match[0].length, text: match[0] }]
    },
  )
}

/** "dont", "Im", "thats": short forms without their apostrophe. */
export const shortForm: EnglishProposer = {
  id: 'spelling.short-form',
  isRanked: false,
  propose: ({ sentence }) =>
    wholeWords(sentence).flatMap((whole) => {
      const word = whole.text.toLowerCase()
      const after = SHORT_FORMS.get(word)
      if (after === undefined || whole.locked || /^\p{Lu}{2}/u.test(whole.text)) return []
      const prior = AMBIGUOUS.has(word) ? 2 : 5
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

const AFTER_SHORT_FORM = wordList('en/correct/proposers/apostrophe', 'after-short-form')
const AFTER_PREDICATE = wordList('en/correct/proposers/apostrophe', 'after-predicate')
/** Who writes the apostrophe means it, unless an owner's noun follows; "we're" is hardly ever "were". */
const SURE_AS_WRITTEN: ReadonlySet<string> = new Set(["we're", "let's"])
/** Before an owner's noun, or an adjective and one, the short form is none: "its critical function". */
const OWNERS: ReadonlySet<string> = new Set(['its', 'your', 'their'])

/** What follows "there": "They're pointers" is sound, "they're is a pointer" is not. */
const IS = /^(?:am|is|are|was|were|'s|will|would|has|have|had|can|could|may|might|must|should)$/

/** "They're pointers, and …": what they are, and the statement ends. */
const isPluralPredicate = (word: string, [noun, next]: readonly Token[]) =>
  word === "they're" && noun?.lower.endsWith('s') === true && (next === undefined || next.pos === 'PUNCT')

/** Whether a statement goes on after a short form: "it's the", "you're going", "it's easy to". */
function goesOn([next, second]: readonly Token[]): boolean {
  if (next === undefined) return false
  if (AFTER_SHORT_FORM.has(next.lower) || next.lower.endsWith('ing')) return true
  return (
    next.pos === 'ADJ' &&
    (second === undefined || second.pos === 'PUNCT' || AFTER_PREDICATE.has(second.lower))
  )
}

/** Whether the words behind may follow what would be written. */
function fits(word: string, after: string, behind: readonly Token[]): boolean {
  if (SURE_AS_WRITTEN.has(word)) return false
  if (OWNERS.has(word)) return goesOn(behind)
  if (after === 'its') return !goesOn(behind)
  if (word === "they're" && after === 'there') return IS.test(behind[0]?.lower ?? '')
  return !word.includes("'") || (behind[0]?.pos === 'NOUN' && !isPluralPredicate(word, behind))
}

/** What else a word may be, by the word as written in lower case. */
const SOUNDALIKES: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set(ITS.flat())].map((word) => [
    word,
    ITS.flatMap(([owner, short]) => (word === owner ? [short] : word === short ? [owner] : [])),
  ]),
)

/** "its easy" → "it's easy", "lost it's way" → "its": the owner and the short form of the same sound. */
export const ownerOrShortForm: EnglishProposer = {
  id: 'spelling.owner-or-short-form',
  isRanked: true,
  propose: ({ sentence }) =>
    wholeWords(sentence).flatMap((whole) => {
      const word = whole.text.toLowerCase().replace('’', "'")
      const alike = SOUNDALIKES.get(word)
      if (alike === undefined || whole.locked) return []
      const behind = sentence.tokens.filter(({ start }) => start >= whole.end).slice(0, 2)
      return alike
        .filter((after) => fits(word, after, behind))
        .map((after) =>
          replaceToken(whole, after, { class: 'spelling', code: 'word_confused', key: `${word}>${after}` }),
        )
    }),
}
