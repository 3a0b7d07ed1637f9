/** What kind of marker opens a line; items of one list share it. */
export type MarkerFamily =
  | 'bullet'
  | 'number'
  | 'letter'
  | 'roman'
  | 'circled'
  | 'chinese'
  | 'chinese_bracket'

export interface ListMarker {
  readonly family: MarkerFamily
  /** Characters up to the text of the item, indent and following spaces included. */
  readonly width: number
  /** The number of a numbered item, when it has one. */
  readonly value?: number
}

const INDENT = '^[ \\t\\u3000]{0,24}'
const CHINESE_NUMBER = '[一二三四五六七八九十百]{1,4}'

// First match wins. A marker is followed by white space, except where its own punctuation ends it.
const MARKERS: readonly (readonly [MarkerFamily, RegExp])[] = [
  [
    'bullet',
    new RegExp(
      `${INDENT}(?:[-*+](?:[ \\t]+\\[[ xX]\\])?[ \\t]+|[•●○▪◦‣■□◆◇➢►✓✔][ \\t\\u3000]*|[·–—][ \\t]+)(?=\\S)`,
      'u',
    ),
  ],
  [
    'number',
    new RegExp(
      `${INDENT}(?:(\\d{1,3})(?:[.)][ \\t\\u3000]+|[.)](?=[\\p{Script=Han}*“「《])|[、）．]\\s*)|[(（](\\d{1,3})[)）][ \\t\\u3000]*)(?=\\S)`,
      'u',
    ),
  ],
  ['circled', new RegExp(`${INDENT}[①-⑳⑴-⒇❶-❿][、.．]?[ \\t\\u3000]*(?=\\S)`, 'u')],
  [
    'roman',
    new RegExp(`${INDENT}(?:[(（][ivx]{1,5}[)）][ \\t]*|(?:[ivx]{1,5}|[IVX]{2,5})[.)][ \\t]+)(?=\\S)`, 'u'),
  ],
  [
    'letter',
    new RegExp(
      `${INDENT}(?:[(（][A-Za-z][)）][ \\t]*|[A-Za-z]\\)[ \\t]+|[a-hA-H]\\.[ \\t]+|[A-H][、．][ \\t]*)(?=\\S)`,
      'u',
    ),
  ],
  ['chinese', new RegExp(`${INDENT}${CHINESE_NUMBER}[、．.][ \\t\\u3000]*(?=\\S)`, 'u')],
  ['chinese_bracket', new RegExp(`${INDENT}[(（]${CHINESE_NUMBER}[)）][、 \\t\\u3000]*(?=\\S)`, 'u')],
]

/** The list marker a line opens with, if it has one. */
export function readListMarker(line: string): ListMarker | undefined {
  for (const [family, pattern] of MARKERS) {
    const match = pattern.exec(line)
    if (match === null) continue
    const digits = match[1] ?? match[2]
    const width = match[0].length
    return digits === undefined ? { family, width } : { family, width, value: Number(digits) }
  }
  return undefined
}
