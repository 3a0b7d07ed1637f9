/** Converts offsets between UTF-16 units (inside the engines) and code points (in the API). */
export interface CodePointMap {
  /** Code-point offset of a UTF-16 offset in `0..text.length`; inside a pair, the offset of the pair. */
  (utf16Offset: number): number
  /** UTF-16 offset of a code-point offset in `0..code points`; the inverse on every character boundary. */
  toUtf16(codePointOffset: number): number
}

function clamp(value: number, max: number): number {
  return Math.max(0, Math.min(max, value))
}

/** Builds the map in O(n); each look-up is O(1). Offsets outside the text are clamped to it. */
export function createCodePointMap(text: string): CodePointMap {
  const toCodePoint = new Uint32Array(text.length + 1)
  const toUtf16 = new Uint32Array(text.length + 1)
  let count = 0
  for (let i = 0; i < text.length; count++) {
    const width = (text.codePointAt(i) ?? 0) > 0xffff ? 2 : 1
    toUtf16[count] = i
    toCodePoint.fill(count, i, i + width)
    i += width
  }
  toCodePoint[text.length] = count
  toUtf16[count] = text.length
  return Object.assign((offset: number) => toCodePoint[clamp(offset, text.length)] ?? 0, {
    toUtf16: (offset: number) => toUtf16[clamp(offset, count)] ?? 0,
  })
}
