import type { Edit } from '../edit.ts'
import { isFreeOf } from '../role.ts'

/** How a reader of a language hears words again. An echo is a word that stands within earshot of itself. */
export interface Hearing {
  /** How far a reader still hears a word, in UTF-16 units: about a sentence either way. */
  readonly earshot: number
  /** What is heard of the words that an edit takes away. */
  taken(before: string): readonly string[]
  /** What is heard of the words that an edit brings in, without those that stood there. */
  brought(before: string, after: string): readonly string[]
  /** How often a word is heard in what stands left and right of an edit. */
  listen(left: string, right: string): (heard: string) => number
}

/**
 * Whether an edit brings in a word that stands nearby already, more often than the word it replaces: the writer
 * chose that one so as not to repeat the other.
 */
export function echoes(text: string, edit: Edit, hearing: Hearing): boolean {
  if (isFreeOf('echo', edit)) return false
  const { start, end, before, after } = edit
  const brought = hearing.brought(before, after)
  if (brought.length === 0) return false
  const { earshot } = hearing
  const count = hearing.listen(
    text.slice(Math.max(0, start - earshot), start),
    text.slice(end, end + earshot),
  )
  const most = Math.max(0, ...hearing.taken(before).map(count))
  return brought.some((word) => count(word) > most)
}
