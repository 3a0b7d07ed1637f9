import { countNgrams, totalCount } from './ngrams.ts'
import type { ReferenceCase } from './sari.ts'
import { metricTokens } from './tokens.ts'

const ORDERS = [1, 2, 3, 4] as const

interface Totals {
  readonly matched: number[]
  readonly offered: number[]
  outputLength: number
  referenceLength: number
}

/**
 * GLEU for correction in [0, 100]: BLEU's precision up to 4-grams, less the n-grams of the source that the reference
 * dropped, with BLEU's brevity penalty; with several references the mean over them, reference k of every sentence
 * together. Source: Napoles et al. 2015 and its 2016 correction (no tuning weight).
 */
export function corpusGleu(cases: readonly ReferenceCase[]): number {
  const most = Math.max(1, ...cases.map((one) => one.references.length))
  let sum = 0
  for (let k = 0; k < most; k++) sum += gleuAgainst(cases, k)
  return sum / most
}

function gleuAgainst(cases: readonly ReferenceCase[], k: number): number {
  const totals: Totals = { matched: [0, 0, 0, 0], offered: [0, 0, 0, 0], outputLength: 0, referenceLength: 0 }
  for (const { source, output, references } of cases) {
    const reference = references[k % references.length]
    if (reference !== undefined) addCase(totals, { source, output, reference })
  }
  const logs = ORDERS.map((_, at) =>
    Math.log(Math.max(totals.matched[at] ?? 0, 1e-9) / Math.max(totals.offered[at] ?? 0, 1)),
  )
  const brevity = Math.min(0, 1 - totals.referenceLength / Math.max(1, totals.outputLength))
  return 100 * Math.exp(brevity + logs.reduce((sum, log) => sum + log, 0) / ORDERS.length)
}

function addCase(totals: Totals, one: { source: string; output: string; reference: string }): void {
  const source = metricTokens(one.source)
  const output = metricTokens(one.output)
  const reference = metricTokens(one.reference)
  totals.outputLength += output.length
  totals.referenceLength += reference.length
  for (const [at, n] of ORDERS.entries()) {
    const inSource = countNgrams(source, n)
    const inReference = countNgrams(reference, n)
    const inOutput = countNgrams(output, n)
    let matched = 0
    for (const [ngram, count] of inOutput) {
      const right = Math.min(count, inReference.get(ngram) ?? 0)
      const stale = inReference.has(ngram) ? 0 : Math.min(count, inSource.get(ngram) ?? 0)
      matched += right - stale
    }
    totals.matched[at] = (totals.matched[at] ?? 0) + Math.max(0, matched)
    totals.offered[at] = (totals.offered[at] ?? 0) + totalCount(inOutput)
  }
}
