import { CHARACTER, characterClass } from './character-class.ts'

interface WordTally {
  readonly han: number
  readonly other: number
}

const ENCLOSING_KEYCAP = 0x20e3
const EMOJI_PRESENTATION = 0xfe0f

/** A digit drawn as a key (1️⃣) is an emoji, which counts 0. */
function isKeycap(text: string, next: number): boolean {
  const code = text.charCodeAt(next)
  return (
    code === ENCLOSING_KEYCAP ||
    (code === EMOJI_PRESENTATION && text.charCodeAt(next + 1) === ENCLOSING_KEYCAP)
  )
}

function tally(text: string): WordTally {
  let han = 0
  let other = 0
  let inWord = false
  let pendingJoiner = false
  for (let i = 0; i < text.length; ) {
    const codePoint = text.codePointAt(i) ?? 0
    i += codePoint > 0xffff ? 2 : 1
    const kind = characterClass(codePoint)
    if (kind === CHARACTER.mark && !pendingJoiner) continue
    if (kind === CHARACTER.joiner && inWord && !pendingJoiner) {
      pendingJoiner = true
      continue
    }
    if (kind === CHARACTER.alphanumeric && !isKeycap(text, i)) {
      if (!inWord) other++
      inWord = true
    } else {
      if (kind === CHARACTER.han) han++
      inWord = false
    }
    pendingJoiner = false
  }
  return { han, other }
}

/**
 * Words as they are billed (contract, section 2): one for each Han ideograph, one for each maximal run of
 * letters, digits and marks, with single apostrophes, hyphens, periods or commas inside (`don't`, `3.14`).
 * A run of Kana or Hangul is one word; punctuation and emoji count 0.
 */
export function countWords(text: string): number {
  const { han, other } = tally(text)
  return han + other
}

/** The same count without the Han ideographs: what the 1,000-word limit of the transforms looks at. */
export function countWordsOutsideCjk(text: string): number {
  return tally(text).other
}
