import { countNgrams, sharedCount, totalCount } from './ngrams.ts'
import type { ReferenceCase } from './sari.ts'

const HIGHEST_ORDER = 6
/** Recall counts β² times as much as precision. */
const BETA = 2

/**
 * chrF in [0, 100]: F-score over character n-grams up to 6, spaces left out, n-gram counts summed over the corpus,
 * against the reference of each sentence that fits best. Source: Popović 2015, WMT; β = 2 as in sacreBLEU.
 */
export function corpusChrf(cases: readonly ReferenceCase[]): number {
  const sums = Array.from({ length: HIGHEST_ORDER }, () => ({ shared: 0, output: 0, reference: 0 }))
  for (const { output, references } of cases) {
    const best = references
      .map((reference) => statistics(output, reference))
      .sort((a, b) => fScore(b) - fScore(a))[0]
    for (const [at, one] of (best ?? []).entries()) {
      const sum = sums[at]
      if (sum === undefined) continue
      sum.shared += one.shared
      sum.output += one.output
      sum.reference += one.reference
    }
  }
  return 100 * fScore(sums)
}

interface OrderStatistics {
  shared: number
  output: number
  reference: number
}

function statistics(output: string, reference: string): OrderStatistics[] {
  const a = [...output.replace(/\s+/gu, '')]
  const b = [...reference.replace(/\s+/gu, '')]
  return Array.from({ length: HIGHEST_ORDER }, (_, at) => {
    const inOutput = countNgrams(a, at + 1)
    const inReference = countNgrams(b, at + 1)
    return {
      shared: sharedCount(inOutput, inReference),
      output: totalCount(inOutput),
      reference: totalCount(inReference),
    }
  })
}

function fScore(orders: readonly OrderStatistics[]): number {
  const used = orders.filter((order) => order.output > 0 && order.reference > 0)
  if (used.length === 0) return 0
  const precision = used.reduce((sum, one) => sum + one.shared / one.output, 0) / used.length
  const recall = used.reduce((sum, one) => sum + one.shared / one.reference, 0) / used.length
  const weighted = BETA * BETA * precision + recall
  return weighted === 0 ? 0 : ((1 + BETA * BETA) * precision * recall) / weighted
}
