/** Scripts told apart here, by the name Unicode gives them; every other letter counts as `Other`. */
const SCRIPT_PATTERNS = {
  Latin: /\p{Script=Latin}/u,
  Han: /\p{Script=Han}/u,
  Kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Hangul: /\p{Script=Hangul}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Arabic: /\p{Script=Arabic}/u,
  Greek: /\p{Script=Greek}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  Thai: /\p{Script=Thai}/u,
  Devanagari: /\p{Script=Devanagari}/u,
  Other: /\p{L}/u,
}

export type Script = keyof typeof SCRIPT_PATTERNS
export const SCRIPTS = Object.keys(SCRIPT_PATTERNS) as readonly Script[]

const NO_LETTER = 255
const UNKNOWN = 254
const cache = new Uint8Array(0x30000).fill(UNKNOWN)

function scriptIndex(codePoint: number): number {
  const known = cache[codePoint] ?? UNKNOWN
  if (known !== UNKNOWN) return known
  const character = String.fromCodePoint(codePoint)
  const found = /\p{L}/u.test(character)
    ? SCRIPTS.findIndex((script) => SCRIPT_PATTERNS[script].test(character))
    : NO_LETTER
  if (codePoint < cache.length) cache[codePoint] = found
  return found
}

/** Letters of the text by script; digits, marks and punctuation are not counted. */
export function countScripts(text: string): Record<Script, number> {
  const tally = new Uint32Array(SCRIPTS.length)
  for (let i = 0; i < text.length; ) {
    const codePoint = text.codePointAt(i) ?? 0
    i += codePoint > 0xffff ? 2 : 1
    const index = scriptIndex(codePoint)
    if (index !== NO_LETTER) tally[index] = (tally[index] ?? 0) + 1
  }
  const counts = SCRIPTS.map((script, index) => [script, tally[index] ?? 0] as const)
  return Object.fromEntries(counts) as Record<Script, number>
}
