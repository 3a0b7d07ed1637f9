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

/** Linear combiner plus trees over all evidence. `style` holds raw values, NaN where there is none. */
export function combine(
  model: DetectorModel,
  sums: readonly FamilySums[],
  style: ArrayLike<number>,
): CombinedScore {
  const { weights, bias } = model.combiner
  const count = model.families.length
  const treeInputs = new Float64Array(count + model.style.length)
  const families: number[] = []
  let logit = bias
  for (const [index, family] of model.families.entries()) {
    const sum = sums[index] ?? { pooled: 0, shared: 0, count: 0 }
    const pooled = tableScore(family.pooled, sum.pooled, sum.count)
    families.push(pooled)
    treeInputs[index] = pooled
    logit += (weights[index] ?? 0) * pooled
    logit += (weights[count + index] ?? 0) * tableScore(family.shared, sum.shared, sum.count)
  }
  for (const [index, reference] of model.style.entries()) {
    const value = style[index] ?? Number.NaN
    treeInputs[count + index] = value
    logit += (weights[2 * count + index] ?? 0) * standardise(value, reference)
  }
  return { logit: logit + scoreTrees(model.trees, treeInputs), families }
}
