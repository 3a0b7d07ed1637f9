const CLOSING = /["'”’»」』）)】\]》〉*_`]/
const TERMINATOR = /[.!?…。！？｡．‼⁇⁈⁉]/
const CHINESE_TERMINATOR = /[。！？｡]|……/
const FOOTNOTE_MARK = /\[(?:\^?\w{1,8}|\d{1,3}(?:[,–-] ?\d{1,3}){0,6})\]|[¹²³⁴⁵⁶⁷⁸⁹⁰]{1,4}|［\d{1,3}］/y
const MAX_TAIL = 40

/** What stands at the possible end of a sentence. */
export interface Ending {
  /** The marks themselves: `.`, `?!`, `……`. */
  readonly marks: string
  readonly chinese: boolean
  /** Something closed after the marks: a quotation mark, a bracket, emphasis. */
  readonly closed: boolean
  /** Where the marks begin, and the offset after marks, closing quotes and footnote marks. */
  readonly at: number
  readonly end: number
}

export function isTerminator(character: string): boolean {
  return TERMINATOR.test(character)
}

function readFootnoteMark(text: string, at: number, to: number): number {
  FOOTNOTE_MARK.lastIndex = at
  const match = FOOTNOTE_MARK.exec(text)
  return match !== null && at + match[0].length <= to ? match[0].length : 0
}

/** Reads the marks at `at` and everything that belongs to the sentence after them, up to `to`. */
export function readEnding(text: string, at: number, to: number, quoteIsOpen: boolean): Ending {
  let end = at
  while (end < to && TERMINATOR.test(text.charAt(end))) end++
  const marks = text.slice(at, end)
  const tail = end
  let straightQuoteOpen = quoteIsOpen
  while (end < to && end - tail < MAX_TAIL) {
    const character = text.charAt(end)
    const mark = readFootnoteMark(text, end, to)
    if (mark > 0) end += mark
    else if (character === '"' && !straightQuoteOpen) break
    else if (CLOSING.test(character)) end++
    else break
    if (character === '"') straightQuoteOpen = false
  }
  return { marks, chinese: CHINESE_TERMINATOR.test(marks), closed: end > tail, at, end }
}
