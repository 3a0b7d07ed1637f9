import type { Edit } from '../edit.ts'
import { wordList } from '../lexicon/load-lists.ts'

/** Whether an edit would take one of two equal words that stress each other: "very, very bad", "so so sorry". */
export function splitsRepeat(
  text: string,
  { start, end, before }: Pick<Edit, 'start' | 'end' | 'before'>,
): boolean {
  const left = /(\p{L}+),?\s+$/u.exec(text.slice(Math.max(0, start - 20), start))?.[1]?.toLowerCase()
  const right = /^,?\s+(\p{L}+)/u.exec(text.slice(end, end + 20))?.[1]?.toLowerCase()
  const words = before.toLowerCase().match(/\p{L}+/gu) ?? []
  return (
    (STRESSED.has(left ?? '') && words[0] === left) || (STRESSED.has(right ?? '') && words.at(-1) === right)
  )
}

const STRESSED = wordList('en/echoes', 'stressed')

const CONTRAST = /\b(?:rather than|instead of)\b/gi
const CONTRASTS = /^(?:rather than|instead of)$/i

/**
 * Whether an edit would break a series that says one thing in one way: of two "rather than" (or one and an
 * "instead of") in a paragraph neither is exchanged, nor is one "further" of two in a sentence.
 */
export function breaksSeries(text: string, { start, before }: Pick<Edit, 'start' | 'before'>): boolean {
  if (CONTRASTS.test(before.trim())) return (around(text, start, /\n/).match(CONTRAST)?.length ?? 0) > 1
  if (/^further\b/i.test(before))
    return (around(text, start, /[.!?\n]/).match(/\bfurther\b/gi)?.length ?? 0) > 1
  return false
}

/** The stretch of a text between two boundaries around a place. */
function around(text: string, at: number, boundary: RegExp): string {
  const left = text.slice(0, at).split(boundary).at(-1) ?? ''
  const right = text.slice(at).split(boundary, 1)[0] ?? ''
  return left + right
}
