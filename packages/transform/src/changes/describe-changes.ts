import type { Change, Language } from '@redraft/contracts'
import { applyEdits, byPosition, type Edit, trimEdit } from '../edit.ts'
import { type Place, toChanges } from './place.ts'
import { wholeWords } from './whole-words.ts'

/** Turns the edits of a text into the public list: whole words, with their places in the output in code points. */
export function describeChanges(source: string, edits: readonly Edit[], language: Language): Change[] {
  const output = applyEdits(source, edits)
  const places = placesOf(edits.map(trimEdit).sort(byPosition))
  // Edits of English keep to its words already, for they show.
  return toChanges(
    source,
    output,
    language === 'en' ? places : wholeWords({ source, output, language }, places),
  )
}

function placesOf(edits: readonly Edit[]): Place[] {
  let shift = 0
  return edits.map(({ start, end, after, kind, reasons }) => {
    const from = start + shift
    shift += after.length - (end - start)
    return { start, end, from, to: from + after.length, kind, reasons }
  })
}
