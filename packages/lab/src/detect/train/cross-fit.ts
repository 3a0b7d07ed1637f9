import { twoSidedCorpora } from './corpus-weights.ts'
import { hashString } from './random.ts'
import type { Sample } from './samples.ts'

const FOLDS = 4

/** Fold of a sample: all texts of a group share one. */
export function foldsOf(samples: readonly Sample[]): number[] {
  return samples.map((sample) => hashString(sample.row.group) % FOLDS)
}

export const FOLD_INDICES = [...new Array(FOLDS).keys()]

/** What a learner says of a sample that it did not learn from. */
type Judge<Value> = (sample: Sample, index: number) => Value

/** The same evidence as it looks in two situations. */
export interface Views<Value> {
  /** By learners that knew other texts of the same corpus. */
  readonly seen: Value[]
  /** By learners that knew nothing of its corpus: what traffic from elsewhere looks like. */
  readonly unseen: Value[]
}

/** Weights with those of the samples that match set to zero. */
export function without(weights: Float64Array, isOut: (index: number) => boolean): Float64Array {
  return weights.map((weight, index) => (isOut(index) ? 0 : weight))
}

/** Trains once for each fold and for each corpus left out, and lets each learner judge what it did not see. */
export function crossFit<Value>(
  samples: readonly Sample[],
  weights: Float64Array,
  fit: (weights: Float64Array) => Judge<Value>,
): Views<Value> {
  const folds = foldsOf(samples)
  const seen: Value[] = []
  const judge = (isOut: (index: number) => boolean, into: Value[]): void => {
    const learner = fit(without(weights, isOut))
    for (const [index, sample] of samples.entries()) if (isOut(index)) into[index] = learner(sample, index)
  }
  for (const fold of FOLD_INDICES) judge((index) => folds[index] === fold, seen)
  const unseen = [...seen]
  for (const corpus of twoSidedCorpora(samples.map((sample) => sample.row)))
    judge((index) => samples[index]?.row.corpus === corpus, unseen)
  return { seen, unseen }
}
