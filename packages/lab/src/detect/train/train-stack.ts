import { type StyleReference, standardise, type TreeEnsemble } from '@redraft/detect/internals'
import { trainTrees } from './boosted-trees.ts'
import { type DenseModel, trainDenseLogistic } from './dense-logistic.ts'
import { SEED } from './train-families.ts'

/** Ridge of the combiner: style values are many and weak, surprise values fewer, family scores few and strong. */
const FAMILY_RIDGE = 1
const STYLE_RIDGE = 200
const SURPRISE_RIDGE = 50
const TREES = { seed: SEED, rate: 0.08, l2: 30, inputShare: 0.3, sampleShare: 0.5 }

/** One view of the training samples. */
export interface StackProblem {
  readonly scores: readonly (readonly number[])[]
  readonly values: readonly (readonly number[])[]
  readonly labels: readonly (0 | 1)[]
  readonly weights: Float64Array
  readonly references: readonly StyleReference[]
  /** How many of the dense values are style; the rest is surprise. */
  readonly styleCount: number
  readonly trees: number
  readonly depth: number
}

/** A linear combiner and trees whose log-odds add. */
interface Stack {
  readonly linear: DenseModel
  readonly trees: TreeEnsemble
}

/** Learns linear combiner and trees on one view of the evidence. */
export function trainStack(problem: StackProblem): Stack {
  const { scores, values, labels, weights, references, styleCount, trees, depth } = problem
  const width = scores[0]?.length ?? 0
  const standardised = values.map((row) =>
    references.map((reference, index) => standardise(row[index] ?? Number.NaN, reference)),
  )
  const linear = trainDenseLogistic(
    { inputs: scores.map((row, index) => [...row, ...(standardised[index] ?? [])]), labels, weights },
    [
      ...new Array<number>(width).fill(FAMILY_RIDGE),
      ...references.map((_, index) => (index < styleCount ? STYLE_RIDGE : SURPRISE_RIDGE)),
    ],
  )
  const inputs = scores.map((row, index) => [...row, ...(values[index] ?? [])])
  return { linear, trees: trainTrees({ inputs, labels, weights }, { ...TREES, trees, depth }) }
}

/** Trees over the style values alone: they keep the score sane where all tables are far from their data. */
export function trainStyleTrees(problem: StackProblem): TreeEnsemble {
  const { scores, values, labels, weights, styleCount, trees, depth } = problem
  const none = (scores[0] ?? []).map(() => Number.NaN)
  const inputs = values.map((row) => [...none, ...row.slice(0, styleCount)])
  return trainTrees({ inputs, labels, weights }, { ...TREES, trees, depth })
}

/** One ensemble out of several of one depth over the same inputs, each with a weight: their scores add. */
export function joinTrees(parts: readonly (readonly [weight: number, trees: TreeEnsemble])[]): TreeEnsemble {
  return {
    depth: parts[0]?.[1].depth ?? 1,
    inputs: Uint16Array.from(parts.flatMap(([, { inputs }]) => [...inputs])),
    thresholds: Float32Array.from(parts.flatMap(([, { thresholds }]) => [...thresholds])),
    leaves: Float32Array.from(
      parts.flatMap(([weight, { leaves }]) => [...leaves].map((leaf) => weight * leaf)),
    ),
  }
}
