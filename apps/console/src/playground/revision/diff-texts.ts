import { tokenize } from './tokens.ts'

/** A stretch that differs: `[start, end)` of each text in UTF-16 units; one side may be empty. */
export interface Hunk {
  readonly fromStart: number
  readonly fromEnd: number
  readonly toStart: number
  readonly toEnd: number
}

/** Cells of the table that two texts may need; beyond it what differs is one hunk. */
const MOST_CELLS = 16_000_000

interface Middle {
  readonly a: readonly string[]
  readonly b: readonly string[]
}

/** Lengths of the longest common subsequences of all suffixes, row by row. */
function suffixTable({ a, b }: Middle): Uint16Array {
  const width = b.length + 1
  const table = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const at = i * width + j
      table[at] =
        a[i] === b[j]
          ? (table[at + width + 1] ?? 0) + 1
          : Math.max(table[at + width] ?? 0, table[at + 1] ?? 0)
    }
  }
  return table
}

function walk({ a, b }: Middle, from: number, to: number): Hunk[] {
  const width = b.length + 1
  const table = suffixTable({ a, b })
  const hunks: Hunk[] = []
  let open: Hunk | undefined
  let [i, j, fromAt, toAt] = [0, 0, from, to]
  const grow = (fromLength: number, toLength: number) => {
    const start = open ?? { fromStart: fromAt, fromEnd: fromAt, toStart: toAt, toEnd: toAt }
    fromAt += fromLength
    toAt += toLength
    open = { ...start, fromEnd: fromAt, toEnd: toAt }
  }
  while (i < a.length || j < b.length) {
    const [x, y] = [a[i], b[j]]
    if (x !== undefined && x === y) {
      if (open) hunks.push(open)
      open = undefined
      fromAt += x.length
      toAt += x.length
      i++
      j++
    } else if (
      x !== undefined &&
      (y === undefined || (table[(i + 1) * width + j] ?? 0) >= (table[i * width + j + 1] ?? 0))
    ) {
      grow(x.length, 0)
      i++
    } else {
      grow(0, y?.length ?? 0)
      j++
    }
  }
  return open ? [...hunks, open] : hunks
}

/** What must change in `from` to get `to`: hunks in order, word by word (character by character in Chinese). */
export function diffTexts(from: string, to: string): Hunk[] {
  const a = tokenize(from)
  const b = tokenize(to)
  let head = 0
  let headLength = 0
  while (head < Math.min(a.length, b.length) && a[head] === b[head]) headLength += a[head++]?.length ?? 0
  let tail = 0
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++
  const middle = { a: a.slice(head, a.length - tail), b: b.slice(head, b.length - tail) }
  if (middle.a.length === 0 && middle.b.length === 0) return []
  if (middle.a.length * middle.b.length <= MOST_CELLS) return walk(middle, headLength, headLength)
  return [
    {
      fromStart: headLength,
      fromEnd: headLength + middle.a.join('').length,
      toStart: headLength,
      toEnd: headLength + middle.b.join('').length,
    },
  ]
}
