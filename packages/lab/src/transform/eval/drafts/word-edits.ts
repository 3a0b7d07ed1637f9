/** One correction of a list of units: those from `start` to `end` become `after`. */
export interface UnitEdit {
  readonly start: number
  readonly end: number
  readonly before: string
  readonly after: string
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*|[^\s\p{L}\p{N}\p{M}]/gu

/** Words and marks with their case. */
export function wordsOf(text: string): string[] {
  return text.replaceAll('’', "'").match(WORD) ?? []
}

/** Characters without blanks. */
export function charactersOf(text: string): string[] {
  return [...text.replace(/\s+/gu, '')]
}

/** The edits that turn one list of units into another: a minimal alignment whose changed neighbours are one edit. */
export function unitEdits(before: readonly string[], after: readonly string[]): UnitEdit[] {
  const cost = distances(before, after)
  const edits: UnitEdit[] = []
  let [i, j] = [before.length, after.length]
  let [endBefore, endAfter] = [i, j]
  const close = () => {
    if (i < endBefore || j < endAfter)
      edits.unshift({
        start: i,
        end: endBefore,
        before: before.slice(i, endBefore).join(' '),
        after: after.slice(j, endAfter).join(' '),
      })
  }
  const at = (row: number, column: number) => cost[row]?.[column] ?? Number.POSITIVE_INFINITY
  while (i > 0 || j > 0) {
    const here = at(i, j)
    if (i > 0 && j > 0 && before[i - 1] === after[j - 1] && here === at(i - 1, j - 1)) {
      close()
      i--
      j--
      endBefore = i
      endAfter = j
    } else if (i > 0 && j > 0 && here === at(i - 1, j - 1) + 1) {
      i--
      j--
    } else if (i > 0 && here === at(i - 1, j) + 1) i--
    else j--
  }
  close()
  return edits
}

function distances(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const cost = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = 0; i <= a.length; i++) {
    const row = cost[i] as Uint16Array
    const above = cost[i - 1]
    for (let j = 0; j <= b.length; j++) {
      if (above === undefined || j === 0) row[j] = i + j
      else {
        const same = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
        row[j] = Math.min(same, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      }
    }
  }
  return cost
}
