/** Counts of the n-grams of a token list, joined by a character that no token holds. */
export function countNgrams(tokens: readonly string[], n: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (let start = 0; start + n <= tokens.length; start++) {
    const ngram = tokens.slice(start, start + n).join('\u0001')
    counts.set(ngram, (counts.get(ngram) ?? 0) + 1)
  }
  return counts
}

/** Sum over the n-grams of `a` of the smaller count in `a` and `b`. */
export function sharedCount(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let shared = 0
  for (const [ngram, count] of a) shared += Math.min(count, b.get(ngram) ?? 0)
  return shared
}

/** Sum of all counts. */
export function totalCount(counts: ReadonlyMap<string, number>): number {
  let total = 0
  for (const count of counts.values()) total += count
  return total
}
