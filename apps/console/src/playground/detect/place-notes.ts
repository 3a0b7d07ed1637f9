import type { RevisionNote, SentenceScore } from '@redraft/contracts'
import { createCodePointMap } from '@redraft/text/counts'

/** A stretch of a sentence, with the notes that cover it and those that begin with it; notes by their place in the list. */
export interface Stretch {
  readonly text: string
  readonly covering: readonly number[]
  readonly starting: readonly number[]
}

/** A sentence of the report, or the white space between two. */
export type MapPart =
  | { readonly gap: string }
  | { readonly sentence: SentenceScore; readonly index: number; readonly stretches: readonly Stretch[] }

interface Range {
  readonly start: number
  readonly end: number
}

function cutSentence(text: string, sentence: Range, notes: readonly Range[]): Stretch[] {
  const inside = (at: number) => at > sentence.start && at < sentence.end
  const edges = notes.flatMap(({ start, end }) => [start, end]).filter(inside)
  const cuts = [...new Set([sentence.start, ...edges, sentence.end])].sort((a, b) => a - b)
  return cuts.slice(0, -1).map((start, at) => {
    const end = cuts[at + 1] ?? sentence.end
    const where = (test: (note: Range) => boolean) =>
      notes.flatMap((note, index) => (test(note) ? [index] : []))
    return {
      text: text.slice(start, end),
      covering: where((note) => note.start < end && note.end > start),
      starting: where((note) => note.start === start),
    }
  })
}

/**
 * The whole text as sentences and what lies between, each sentence cut where notes begin and end. The texts of
 * all parts joined are the text; offsets of the report are in code points.
 */
export function placeNotes(
  text: string,
  sentences: readonly SentenceScore[],
  notes: readonly RevisionNote[],
): MapPart[] {
  const { toUtf16 } = createCodePointMap(text)
  const locate = ({ start, end }: Range): Range => ({ start: toUtf16(start), end: toUtf16(end) })
  const placed = notes.map(locate)
  const parts: MapPart[] = []
  let at = 0
  for (const [index, sentence] of sentences.entries()) {
    const { start, end } = locate(sentence)
    if (start < at || end <= start) continue
    if (start > at) parts.push({ gap: text.slice(at, start) })
    parts.push({ sentence, index, stretches: cutSentence(text, { start, end }, placed) })
    at = end
  }
  if (at < text.length) parts.push({ gap: text.slice(at) })
  return parts
}
