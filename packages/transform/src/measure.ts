/** The units that "changed content" is counted in: a Han character each, else a word with its inner marks. */
const UNIT = /\p{Script=Han}|[\p{L}\p{N}\p{M}]+(?:['’.,-][\p{L}\p{N}\p{M}]+)*/gu

/** Words (spaced scripts) and characters (Han) of a text, lower-cased. */
export function contentUnits(text: string): string[] {
  return (text.match(UNIT) ?? []).map((unit) => unit.toLowerCase())
}

/**
 * Share of the content that changed: 1 − longest common subsequence / the longer length, over words (English)
 * or characters (Chinese). 0 = same words in the same order, 1 = nothing in common.
 */
export function changedShare(before: string, after: string): number {
  const a = contentUnits(before)
  const b = contentUnits(after)
  const longer = Math.max(a.length, b.length)
  return longer === 0 ? 0 : 1 - commonLength(a, b) / longer
}

function commonLength(a: readonly string[], b: readonly string[]): number {
  let head = 0
  while (head < a.length && head < b.length && a[head] === b[head]) head++
  let tail = 0
  while (
    tail < a.length - head &&
    tail < b.length - head &&
    a[a.length - 1 - tail] === b[b.length - 1 - tail]
  )
    tail++
  const left = a.slice(head, a.length - tail)
  const right = b.slice(head, b.length - tail)
  let row = new Uint32Array(right.length + 1)
  let next = new Uint32Array(right.length + 1)
  for (const word of left) {
    for (let j = 0; j < right.length; j++) {
      next[j + 1] = word === right[j] ? (row[j] ?? 0) + 1 : Math.max(row[j + 1] ?? 0, next[j] ?? 0)
    }
    ;[row, next] = [next, row]
  }
  return head + tail + (row[right.length] ?? 0)
}
