import type { Span } from '../span.ts'

/** A word of a sentence with what the search for names needs to know about it. */
export interface CapitalWord extends Span {
  readonly word: string
  /** Stands where English capitalises any word: at the start, after a colon or inside an opening quote. */
  readonly opens: boolean
  readonly capital: boolean
}

const WORD = /[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{M}\p{N}]+)*(?:(?<=(?<![\p{L}\p{N}])\p{Lu})\.)?/gu
const OPENS = /(?:^|[.!?:…•]\s*|\n\s*|["“‘«「(（[*_])["“‘'*_([]*$/u
const LOOK_BACK = 12
const POSSESSIVE = /['’]s$/

/** The words of a stretch of text; a possessive 's stays outside. */
export function readWords(text: string, { start, end }: Span): CapitalWord[] {
  const words: CapitalWord[] = []
  for (const match of text.slice(start, end).matchAll(WORD)) {
    const word = match[0].replace(POSSESSIVE, '')
    const at = start + match.index
    const before = text.slice(Math.max(start, at - LOOK_BACK), at)
    const opens = OPENS.test(before) && (at - start < LOOK_BACK || before.length === LOOK_BACK)
    words.push({ word, start: at, end: at + word.length, opens, capital: /^\p{Lu}/u.test(word) })
  }
  return words
}
