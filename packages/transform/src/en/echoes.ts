import type { Edit } from '../edit.ts'
import { wordList } from '../lexicon/load-lists.ts'
import { isFreeOf } from '../role.ts'

/** How far a reader still hears a word, in characters: about a sentence either way. */
const EARSHOT = 140

/**
 * Whether an edit brings in a word that stands nearby already, more often than the word it replaces: the writer
 * chose that one so as not to repeat the other.
 */
export function echoes(text: string, edit: Edit): boolean {
  const { start, end, before, after } = edit
  if (isFreeOf('echo', edit)) return false
  const around = stemsOf(text.slice(Math.max(0, start - EARSHOT), start), text.slice(end, end + EARSHOT))
  const old = stemsOf(before)
  const count = (stem: string) => around.filter((other) => other === stem).length
  const most = Math.max(0, ...old.map(count))
  return stemsOf(after).some((stem) => !old.includes(stem) && count(stem) > most)
}

/** The long words of a text, each by its first six letters: "considerable" is heard in "considerably". */
function stemsOf(...texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.toLowerCase().match(/\p{L}{5,}/gu) ?? [])
    .filter((word) => !UNHEARD.has(word))
    .map((word) => word.slice(0, 6))
}

/** Words of grammar, which nobody hears twice. */
const UNHEARD = wordList('en/echoes', 'unheard')
