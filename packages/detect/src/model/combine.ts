import type { DetectorModel, StyleReference, TableSettings } from './detector-model.ts'
import { scoreTrees } from './trees.ts'

/** Furthest a standardised value may lie from the mean, so that no single habit decides. */
export const STYLE_LIMIT = 3

/** Sums over the distinct slots of one family in both tables. */
export interface FamilySums {
  readonly pooled: number
  readonly shared: number
  readonly count: number
}

/** Standardises a style value; a missing one counts as average. */
export function standardise(value: number, reference: Pick<StyleReference, 'mean' | 'spread'>): number {
  if (!Number.isFinite(value)) return 0
  const z = (value - reference.mean) / reference.spread
  return Math.max(-STYLE_LIMIT, Math.min(STYLE_LIMIT, z))
}

/** bias + Σ weight / √count: the score of a table, which length alone does not move. */
export function tableScore(settings: TableSettings, sum: number, count: number): number {
  return settings.bias + (sum * settings.scale) / Math.sqrt(Math.max(count, 1))
}

/** Uncalibrated log-odds and the pooled family scores of a text. */
export interface CombinedScore {
  readonly logit: number
  readonly families: readonly number[]
}

/** Pooled and shared score of each family in turn, then the dense values: what combiner and trees ask about. */
function evidenceInputs(
  model: Pick<DetectorModel, 'families'>,
  sums: readonly FamilySums[],
  values: ArrayLike<number>,
): Float64Array {
  const count = 2 * model.families.length
  const inputs = new Float64Array(count + values.length)
  for (const [index, family] of model.families.entries()) {
    const sum = sums[index] ?? { pooled: 0, shared: 0, count: 0 }
    inputs[2 * index] = tableScore(family.pooled, sum.pooled, sum.count)
    inputs[2 * index + 1] = tableScore(family.shared, sum.shared, sum.count)
  }
  inputs.set(values, count)
  return inputs
}

/** Uncalibrated log-odds of the inputs that `evidenceInputs` lays out: linear combiner plus trees. */
export function logitOf(
  model: Pick<DetectorModel, 'families' | 'combiner' | 'style' | 'trees'>,
  inputs: ArrayLike<number>,
): number {
  const { weights, bias } = model.combiner
  const count = 2 * model.families.length
  let logit = bias
  for (let index = 0; index < count; index++) logit += (weights[index] ?? 0) * (inputs[index] ?? 0)
  for (const [index, reference] of model.style.entries()) {
    logit += (weights[count + index] ?? 0) * standardise(inputs[count + index] ?? Number.NaN, reference)
  }
  return logit + scoreTrees(model.trees, inputs)
}

/** Log-odds of a text. `values` are the raw dense values, NaN where there is none. */
export function combine(
  model: DetectorModel,
  sums: readonly FamilySums[],
  values: ArrayLike<number>,
): CombinedScore {
  const inputs = evidenceInputs(model, sums, values)
  return { logit: logitOf(model, inputs), families: model.families.map((_, index) => inputs[2 * index] ?? 0) }
}
