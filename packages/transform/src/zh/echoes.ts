import type { Edit } from '../edit.ts'
import { isFreeOf } from '../role.ts'

/** How far a reader still hears a word, in characters: about a sentence either way. */
const EARSHOT = 60

/**
 * Whether an edit brings in a word that stands nearby already, more often than the word it replaces: the writer
 * chose that one so as not to repeat the other.
 */
export function echoes(text: string, edit: Edit): boolean {
  const { start, end, before, after } = edit
  if (isFreeOf('echo', edit) || !WORD.test(after) || before.includes(after)) return false
  const around = `${text.slice(Math.max(0, start - EARSHOT), start)}|${text.slice(end, end + EARSHOT)}`
  return occurrences(around, after) > occurrences(around, before)
}

/** One word: only words are heard again, not whole phrases. */
const WORD = /^\p{Script=Han}{2,4}$/u

function occurrences(text: string, word: string): number {
  return text.split(word).length - 1
}
