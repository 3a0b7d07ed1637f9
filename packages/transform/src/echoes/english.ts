import type { Edit } from '../edit.ts'
import { wordList } from '../lexicon/load-lists.ts'
import type { Hearing } from './echoes.ts'

/** Words of grammar, which nobody hears twice. */
const UNHEARD = wordList('en/echoes', 'unheard')

/** Long words are heard whatever their ending: "considerable" in "considerably". */
const LONG_WORD = /\p{L}{5,}/gu
const heardOf = (word: string): string => word.slice(0, 6)

const heard = (text: string): string[] =>
  (text.toLowerCase().match(LONG_WORD) ?? []).filter((word) => !UNHEARD.has(word)).map(heardOf)

export const ENGLISH_HEARING: Hearing = {
  earshot: 140,
  taken: heard,
  brought(before, after) {
    const old = heard(before)
    return heard(after).filter((word) => !old.includes(word))
  },
  listen(left, right) {
    const around = [...heard(left), ...heard(right)]
    return (word) => around.filter((other) => other === word).length
  },
}

const LETTERS = /[a-z]{5,}/gi
const heardWords = (text: string): string[] =>
  (text.match(LETTERS) ?? []).map((word) => heardOf(word.toLowerCase()))

/** Whether an edit brings in a long word that its own sentence has elsewhere; `words` are those beside the edit. */
export function echoesInSentence({ before, after }: Edit, words: readonly string[]): boolean {
  const old = new Set(heardWords(before))
  const fresh = heardWords(after).filter((word) => !old.has(word))
  return fresh.some((word) => words.some((other) => other.length >= 5 && heardOf(other) === word))
}
