import { foldCharacter } from './folded-characters.ts'
import { BREAK, DROP, markMarkup } from './markup.ts'
import { dropInvisible } from './visible-text.ts'

/** Text as the features see it. */
export interface NormalisedText {
  /** Lower-cased and folded; blocks end with `\n`, other white space is a single space. */
  readonly text: string
  /** UTF-16 index in the user's text of each character of `text`, and its length at the end. */
  readonly offsets: Int32Array
}

const SPACE = 32
const NEWLINE = 10

function isCjk(code: number): boolean {
  return code >= 0x2e80 && code <= 0x9fff
}

function isLowerLetter(code: number): boolean {
  return code >= 97 && code <= 122
}

/** Closing punctuation that never has a space before it: undoes tokenised text ("word ,"). */
function closes(code: number): boolean {
  return (
    code === 44 ||
    code === 46 ||
    code === 59 ||
    code === 58 ||
    code === 33 ||
    code === 63 ||
    code === 41 ||
    code === 37
  )
}

class Writer {
  readonly codes: Uint16Array
  readonly offsets: Int32Array
  length = 0

  constructor(capacity: number) {
    this.codes = new Uint16Array(capacity)
    this.offsets = new Int32Array(capacity + 1)
  }

  last(): number {
    return this.length === 0 ? NEWLINE : (this.codes[this.length - 1] ?? NEWLINE)
  }

  /** Appends one unit, keeping white space single, absent at line starts and between CJK characters. */
  put(code: number, offset: number): void {
    const last = this.last()
    if (code === SPACE && (last === SPACE || last === NEWLINE)) return
    if (code === NEWLINE && last === NEWLINE) return
    if (last === SPACE && this.length > 1) {
      const before = this.codes[this.length - 2] ?? 0
      if (code === NEWLINE || closes(code) || isCjk(code) || isCjk(before)) this.length--
    }
    this.codes[this.length] = code
    this.offsets[this.length] = offset
    this.length++
  }
}

/** "end.Next" (a lost space, common in scraped text) gets its space back; "3.5" and "e.g." do not. */
function lostSpace(text: string, index: number): boolean {
  const next = text.charCodeAt(index + 1)
  if (!(next >= 65 && next <= 90)) return false
  return isLowerLetter(text.charCodeAt(index - 1)) && isLowerLetter(text.charCodeAt(index - 2))
}

const decoder = new TextDecoder('utf-16le')

/**
 * Folds characters, strips Markdown, HTML, URLs and code, and unifies white space. Linear in the length.
 * Lone surrogates are dropped. Shared by the trainer and the server, so that both see the same text.
 */
export function normalise(given: string): NormalisedText {
  const { text, offsets: places } = dropInvisible(given)
  const mask = markMarkup(text)
  const writer = new Writer(text.length * 4 + 16)
  for (let index = 0; index < text.length; index++) {
    const rule = mask[index]
    if (rule === DROP) continue
    const code = text.charCodeAt(index)
    if (rule === BREAK) writer.put(NEWLINE, index)
    else if (code >= 97 && code <= 122) writer.put(code, index)
    else if (code >= 0xd800 && code <= 0xdfff) {
      const point = text.codePointAt(index) ?? 0
      if (point > 0xffff) {
        for (const part of foldCharacter(point).slice(0, 4)) writer.put(part.charCodeAt(0), index)
        index++
      }
    } else {
      const folded = foldCharacter(code)
      // A single line break is layout, not structure; blocks were marked above.
      if (folded === '\n') writer.put(SPACE, index)
      else for (let i = 0; i < folded.length && i < 4; i++) writer.put(folded.charCodeAt(i), index)
      if (code === 46 && lostSpace(text, index)) writer.put(SPACE, index)
    }
  }
  const length = writer.last() === SPACE && writer.length > 0 ? writer.length - 1 : writer.length
  const offsets = writer.offsets.slice(0, length + 1)
  if (places !== undefined) for (let at = 0; at < length; at++) offsets[at] = places[offsets[at] ?? 0] ?? 0
  offsets[length] = given.length
  return { text: decoder.decode(writer.codes.subarray(0, length)), offsets }
}
