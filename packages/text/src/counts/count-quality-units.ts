const CJK_SCRIPT = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u

// Blocks of the Unicode standard: CJK punctuation, kana marks, vertical forms, full-width forms and signs.
const CJK_RANGES: readonly (readonly [number, number])[] = [
  [0x3000, 0x30ff],
  [0xfe30, 0xfe4f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
]

const UNKNOWN = 0
const NARROW = 1
const WIDE = 2
const cache = new Uint8Array(0x30000)

function classify(codePoint: number): typeof NARROW | typeof WIDE {
  if (CJK_RANGES.some(([from, to]) => codePoint >= from && codePoint <= to)) return WIDE
  return CJK_SCRIPT.test(String.fromCodePoint(codePoint)) ? WIDE : NARROW
}

function isCjk(codePoint: number): boolean {
  if (codePoint >= cache.length) return classify(codePoint) === WIDE
  if (cache[codePoint] === UNKNOWN) cache[codePoint] = classify(codePoint)
  return cache[codePoint] === WIDE
}

/**
 * Quality units of a text (contract, section 2): a CJK character (Han, Kana, Hangul, CJK punctuation,
 * full-width form) is 1 unit, every other code point a third; the total is rounded up. After NFC.
 */
export function countQualityUnits(text: string): number {
  const normal = text.normalize('NFC')
  let cjk = 0
  let other = 0
  for (let i = 0; i < normal.length; ) {
    const codePoint = normal.codePointAt(i) ?? 0
    if (isCjk(codePoint)) cjk++
    else other++
    i += codePoint > 0xffff ? 2 : 1
  }
  return cjk + Math.ceil(other / 3)
}
