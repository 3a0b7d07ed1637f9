/** How much an occurrence counts by the kind of text it stood in: manuals and statutes would drown the rest. */
export interface RegisterWeights {
  readonly acad: number
  readonly gen: number
  readonly docs: number
  readonly law: number
}

/** The weight of an n-gram: of those of its characters and pairs the least, for a rare turn is what gives it away. */
export type Weigh = (ngram: string) => number

/** Rows `n-gram, acad, gen, docs, law` of the register tables; pairs too rare to be listed get `unlisted`. */
export function weighRegisters(
  rows: Iterable<readonly string[]>,
  weights: RegisterWeights,
  unlisted: number,
): Weigh {
  const shares = new Map<string, number>()
  for (const [ngram = '', ...counts] of rows) {
    const [acad = 0, gen = 0, docs = 0, law = 0] = counts.map(Number)
    const all = acad + gen + docs + law
    const weighed = acad * weights.acad + gen * weights.gen + docs * weights.docs + law * weights.law
    if (all > 0) shares.set(ngram, weighed / all)
  }
  const shareOf = (ngram: string): number => shares.get(ngram) ?? unlisted
  return (ngram) => {
    if (ngram.length === 1) return shareOf(ngram)
    let least = Number.POSITIVE_INFINITY
    for (let at = 1; at < ngram.length; at++) least = Math.min(least, shareOf(ngram.slice(at - 1, at + 1)))
    return least
  }
}
