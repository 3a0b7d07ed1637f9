import { countNgrams } from './ngrams.ts'
import { metricTokens } from './tokens.ts'

export interface ReferenceCase {
  readonly source: string
  readonly output: string
  readonly references: readonly string[]
}

/** One n-gram order: what was right, what was done, what should have been done. */
interface Tally {
  right: number
  done: number
  wanted: number
}

const ORDERS = [1, 2, 3, 4] as const

/**
 * SARI in [0, 100]: mean over n = 1…4 of the F1 of added and of kept n-grams and the precision of deleted ones,
 * references counted as fractions, tallies summed over the corpus, nothing done counts 0. Source: Xu et al. 2016, TACL 4,
 * section 4; summed as in EASSE (Alva-Manchego et al. 2019), where the plain copy of ASSET scores about 21.
 */
export function corpusSari(cases: readonly ReferenceCase[]): number {
  const scores = ORDERS.map((n) => {
    const [add, keep, remove] = [emptyTally(), emptyTally(), emptyTally()]
    for (const one of cases) {
      const source = ngramsOf(one.source, n)
      const output = ngramsOf(one.output, n)
      const references = one.references.map((reference) => ngramsOf(reference, n))
      tallyAdded(add, source, output, references)
      tallyKeptAndDeleted(keep, remove, { source, output, references })
    }
    return (f1(add) + f1(keep) + ratio(remove.right, remove.done)) / 3
  })
  return (100 * scores.reduce((sum, score) => sum + score, 0)) / scores.length
}

type Ngrams = ReadonlySet<string>

function ngramsOf(text: string, n: number): Ngrams {
  return new Set(countNgrams(metricTokens(text), n).keys())
}

function emptyTally(): Tally {
  return { right: 0, done: 0, wanted: 0 }
}

function tallyAdded(tally: Tally, source: Ngrams, output: Ngrams, references: readonly Ngrams[]): void {
  const added = [...output].filter((ngram) => !source.has(ngram))
  const wanted = new Set(
    references.flatMap((reference) => [...reference].filter((ngram) => !source.has(ngram))),
  )
  tally.right += added.filter((ngram) => wanted.has(ngram)).length
  tally.done += added.length
  tally.wanted += wanted.size
}

function tallyKeptAndDeleted(
  keep: Tally,
  remove: Tally,
  { source, output, references }: { source: Ngrams; output: Ngrams; references: readonly Ngrams[] },
): void {
  for (const ngram of source) {
    const share =
      references.filter((reference) => reference.has(ngram)).length / Math.max(1, references.length)
    keep.wanted += share
    if (output.has(ngram)) {
      keep.done++
      keep.right += share
    } else {
      remove.done++
      remove.right += 1 - share
    }
  }
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}

function f1({ right, done, wanted }: Tally): number {
  const precision = ratio(right, done)
  const recall = ratio(right, wanted)
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
}
