import type { TableSettings } from '@redraft/detect/internals'
import { type LinearModel, linearScore, trainLogistic } from './logistic.ts'
import type { Sample } from './samples.ts'

export const SEED = 20261120
const LOGISTIC = { seed: SEED, epochs: 4, rate: 0.3, l2: 1e-4 }
const NONE = new Int32Array(0)

export interface QuantisedTable {
  readonly settings: TableSettings
  readonly table: Int8Array
}

/** One signed byte a weight; the scale maps the 99.99th percentile of |weight| to 127. */
export function quantise(model: LinearModel): QuantisedTable {
  const magnitudes = Float32Array.from(model.weights, Math.abs).sort()
  const scale = Math.max(magnitudes[Math.floor(magnitudes.length * 0.9999)] ?? 1, 1e-6) / 127
  const table = Int8Array.from(model.weights, (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight / scale))),
  )
  return { settings: { bias: model.bias, scale }, table }
}

/** Logistic regression of one n-gram family; samples of weight 0 are skipped. */
export function trainFamily(
  samples: readonly Sample[],
  weights: Float64Array,
  family: { readonly index: number; readonly bits: number },
): LinearModel {
  const problem = {
    size: 2 ** family.bits,
    slots: samples.map((sample) => sample.slots[family.index] ?? NONE),
    labels: samples.map((sample) => sample.label),
    weights,
  }
  return trainLogistic(problem, LOGISTIC)
}

/** Score of a sample under one family's model. */
export function familyScore(model: LinearModel, sample: Sample, index: number): number {
  return linearScore(model, sample.slots[index] ?? NONE)
}
