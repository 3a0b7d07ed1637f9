/** How a code point counts: part of a word, a word of its own, something between words. */
export const CHARACTER = { other: 1, alphanumeric: 2, mark: 3, han: 4, joiner: 5 } as const
export type CharacterClass = (typeof CHARACTER)[keyof typeof CHARACTER]

const HAN = /^\p{Script=Han}$/u
const ALPHANUMERIC = /^[\p{L}\p{N}]$/u
const MARK = /^\p{M}$/u
// Apostrophes, hyphens (ASCII, U+2010, non-breaking, soft), period, comma.
const JOINERS = new Set(["'", '’', '-', '‐', '‑', '\u00ad', '.', ','])

const PLANES_CACHED = 3
const cache = new Uint8Array(PLANES_CACHED * 0x10000)

function classify(codePoint: number): CharacterClass {
  const character = String.fromCodePoint(codePoint)
  if (HAN.test(character)) return CHARACTER.han
  if (ALPHANUMERIC.test(character)) return CHARACTER.alphanumeric
  if (MARK.test(character)) return CHARACTER.mark
  return JOINERS.has(character) ? CHARACTER.joiner : CHARACTER.other
}

/** The class of a code point for word counting (contract, section 2). Cached, so that 1 MB costs milliseconds. */
export function characterClass(codePoint: number): CharacterClass {
  const known = cache[codePoint]
  if (known !== undefined && known !== 0) return known as CharacterClass
  const found = classify(codePoint)
  if (codePoint < cache.length) cache[codePoint] = found
  return found
}
