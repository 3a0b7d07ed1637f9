/** One correction of a source: the characters from `start` to `end` become `text`. */
export interface CharacterEdit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Counts over a set of sentences; see `editFScore`. */
export interface EditCounts {
  readonly truePositive: number
  readonly falsePositive: number
  readonly falseNegative: number
}

/**
 * The edits that turn one text into another, by character: a minimal alignment whose changed neighbours are joined
 * into one edit. This is the character-level unit of ChERRANT (Zhang et al. 2022, MuCGEC) without its error types.
 */
export function characterEdits(before: string, after: string): CharacterEdit[] {
  const [a, b] = [[...before], [...after]]
  const cost = distances(a, b)
  const edits: CharacterEdit[] = []
  let [i, j] = [a.length, b.length]
  let open: { start: number; end: number; text: string } | undefined
  const close = () => {
    if (open !== undefined) edits.unshift(open)
    open = undefined
  }
  while (i > 0 || j > 0) {
    const here = at(cost, i, j)
    if (i > 0 && j > 0 && a[i - 1] === b[j - 1] && here === at(cost, i - 1, j - 1)) {
      close()
      i--
      j--
      continue
    }
    const isSwap = i > 0 && j > 0 && here === at(cost, i - 1, j - 1) + 1
    const isDrop = !isSwap && i > 0 && here === at(cost, i - 1, j) + 1
    open ??= { start: i, end: i, text: '' }
    if (!isDrop) open.text = `${b[j - 1] ?? ''}${open.text}`
    if (isSwap || isDrop) open.start = i - 1
    if (isSwap || isDrop) i--
    if (!isDrop) j--
  }
  close()
  return edits
}

function at(cost: readonly Uint16Array[], i: number, j: number): number {
  return cost[i]?.[j] ?? 0
}

function distances(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const cost = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = 0; i <= a.length; i++) {
    const row = cost[i] as Uint16Array
    for (let j = 0; j <= b.length; j++) {
      if (i === 0 || j === 0) row[j] = i + j
      else {
        const same = a[i - 1] === b[j - 1] ? 0 : 1
        row[j] = Math.min(at(cost, i - 1, j - 1) + same, at(cost, i - 1, j) + 1, at(cost, i, j - 1) + 1)
      }
    }
  }
  return cost
}

/** Compares the edits of a hypothesis with those of the reference that suits it best (highest F0.5). */
export function countEdits(source: string, hypothesis: string, references: readonly string[]): EditCounts {
  const own = characterEdits(source, hypothesis).map(keyOf)
  const counted = references.map((reference) => {
    const wanted = new Set(characterEdits(source, reference).map(keyOf))
    const truePositive = own.filter((key) => wanted.has(key)).length
    return {
      truePositive,
      falsePositive: own.length - truePositive,
      falseNegative: wanted.size - truePositive,
    }
  })
  const best = counted.sort((x, y) => editFScore([y]) - editFScore([x]) || x.falseNegative - y.falseNegative)
  return best[0] ?? { truePositive: 0, falsePositive: own.length, falseNegative: 0 }
}

function keyOf({ start, end, text }: CharacterEdit): string {
  return `${start}:${end}:${text}`
}

/** F0.5 (precision counts twice as much as recall) over summed counts; 0 for a copy that needed edits, 1 for no edits at all. */
export function editFScore(counts: readonly EditCounts[]): number {
  const sum = (key: keyof EditCounts) => counts.reduce((total, count) => total + count[key], 0)
  const [right, wrong, missed] = [sum('truePositive'), sum('falsePositive'), sum('falseNegative')]
  if (right + wrong + missed === 0) return 1
  return (1.25 * right) / (1.25 * right + wrong + 0.25 * missed)
}
