import type { Edit } from '../edit.ts'
import { readAsSimplified } from './script.ts'
import type { ZhSentence } from './view.ts'

/** How far beyond its sentence a word is heard as a member of a series, in UTF-16 units: about a clause or two. */
const NEIGHBOURHOOD = 40

/** How far within one sentence: all of what anybody wrote, part of an endless one. */
const REACH = 200

/**
 * Whether an even exchange changes one of several like members: 也许…，也许…, 每一个…，每一个…. The writer said the
 * word again on purpose. Words of one character are too common to tell.
 */
export function breaksSeries({ span, source: { text } }: ZhSentence, edit: Edit): boolean {
  if (edit.role !== 'even') return false
  const word = readAsSimplified(edit.before).replaceAll(/[^\p{Script=Han}]/gu, '')
  if (word.length < 2) return false
  const from = Math.max(0, edit.start - REACH, span.start - NEIGHBOURHOOD)
  const to = Math.min(edit.end + REACH, span.end + NEIGHBOURHOOD)
  const around = `${text.slice(from, edit.start)}|${text.slice(edit.end, to)}`
  return readAsSimplified(around).includes(word)
}
