/** Characters that a reader does not see: format characters, stray marks, fillers and controls. */
const INVISIBLE = /(?:[\p{Cf}\p{Mn}\p{Me}\u115f\u1160\u2800\u3164\uffa0]|(?!\s)\p{Cc})+/gu

/** A text without its invisible characters. */
interface VisibleText {
  readonly text: string
  /** UTF-16 index in the given text of each unit; undefined when nothing was dropped. */
  readonly offsets?: Int32Array
}

/**
 * Drops invisible characters before any rule looks at neighbours, so that one slipped between a stop and a letter or
 * into a list marker changes nothing. Linear in the length.
 */
export function dropInvisible(text: string): VisibleText {
  if (text.search(INVISIBLE) === -1) return { text }
  const offsets = new Int32Array(text.length)
  const parts: string[] = []
  let length = 0
  let from = 0
  const keep = (to: number) => {
    parts.push(text.slice(from, to))
    for (let index = from; index < to; index++) offsets[length++] = index
  }
  for (const match of text.matchAll(INVISIBLE)) {
    keep(match.index)
    from = match.index + match[0].length
  }
  keep(text.length)
  return { text: parts.join(''), offsets: offsets.subarray(0, length) }
}
