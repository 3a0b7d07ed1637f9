import type { TokenRange } from './hash-buffer.ts'
import { NUMBER, PUNCTUATION, type TokenisedText } from './tokenise.ts'

/** Marks per 100 words or ideographs. */
export const PUNCTUATION_NAMES = [
  'commas',
  'semicolons',
  'colons',
  'dashes',
  'brackets',
  'quotes',
  'questions',
  'exclamations',
  'ellipses',
  'hyphens',
  'enumeration_commas',
  'book_titles',
  'numbers',
  'other_symbols',
] as const

const INDEX_BY_MARK = new Map<number, number>(
  (
    [
      [',', 0],
      [';', 1],
      [':', 2],
      ['—', 3],
      ['(', 4],
      ['"', 5],
      ['?', 6],
      ['!', 7],
      ['-', 9],
      ['、', 10],
      ['《', 11],
    ] as const
  ).map(([mark, index]) => [mark.charCodeAt(0), index]),
)

/** Appends the values of `PUNCTUATION_NAMES` to `out`; a doubled hyphen counts as a dash. */
export function measurePunctuation(tokens: TokenisedText, range: TokenRange, out: number[]): void {
  const counts = new Array<number>(PUNCTUATION_NAMES.length).fill(0)
  let words = 0
  const add = (index: number) => {
    counts[index] = (counts[index] ?? 0) + 1
  }
  for (let index = range.from; index < range.to; index++) {
    const kind = tokens.kinds[index]
    const id = tokens.ids[index] ?? 0
    if (kind === NUMBER) add(12)
    if (kind !== PUNCTUATION) {
      words++
      continue
    }
    const previous = index > range.from ? (tokens.ids[index - 1] ?? 0) : 0
    if (id === 46) {
      if (previous === 46 && tokens.ids[index - 2] !== 46) add(8)
    } else if (id === 45 && previous === 45) add(3)
    else {
      const slot = INDEX_BY_MARK.get(id)
      if (slot !== undefined) add(slot)
      else if (id !== 41 && id !== 39 && id !== 0x3002 && id !== 0x300b) add(13)
    }
  }
  for (const count of counts) out.push((100 * count) / Math.max(words, 1))
}
