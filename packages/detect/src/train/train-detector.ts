import { type ModelLanguage, NGRAM_FAMILIES } from '../features/evidence.ts'
import { standardise } from '../model/combine.ts'
import type { DetectorModel } from '../model/detector-model.ts'
import type { TreeEnsemble } from '../model/trees.ts'
import { trainTrees } from './boosted-trees.ts'
import { calibrate } from './calibrate.ts'
import { corpusWeights } from './corpus-weights.ts'
import { trainDenseLogistic } from './dense-logistic.ts'
import type { Sample } from './samples.ts'
import { measureReferences, referenceOf } from './style-references.ts'
import { quantise, SEED, scoreOutOfFold, trainFamily } from './train-families.ts'
import { trainShared } from './train-shared.ts'

/** Ridge of the combiner: the style values are many and weak, the family scores few and strong. */
const STYLE_RIDGE = 200
const FAMILY_RIDGE = 1
const TREES = { seed: SEED, trees: 400, depth: 6, rate: 0.08, l2: 30, inputShare: 0.3, sampleShare: 0.5 }
/** Weight of each shared score: what leaving one corpus out gained most from without losing in-domain. */
const SHARED_WEIGHT: Readonly<Record<ModelLanguage, number>> = { en: 0.5, zh: 1 }

export interface TrainingSet {
  readonly language: ModelLanguage
  readonly name: string
  readonly training: readonly Sample[]
  /** Samples that the learners never see, for calibration and the threshold. */
  readonly development: readonly Sample[]
  /** Trees of each of the two ensembles; fewer make a quicker, rougher model. */
  readonly trees?: number
}

/** One ensemble out of two over the same inputs: their scores add. */
function joinTrees(first: TreeEnsemble, second: TreeEnsemble): TreeEnsemble {
  return {
    depth: first.depth,
    inputs: Uint16Array.of(...first.inputs, ...second.inputs),
    thresholds: Float32Array.of(...first.thresholds, ...second.thresholds),
    leaves: Float32Array.of(...first.leaves, ...second.leaves),
  }
}

/**
 * Trees over all evidence, and as many over the style values alone: the second keep the score sane where the
 * n-grams of a text are far from all training data.
 */
function growTrees(
  { training: samples, trees = TREES.trees }: TrainingSet,
  families: readonly (readonly number[])[],
  weights: Float64Array,
): TreeEnsemble {
  const options = { ...TREES, trees }
  const labels = samples.map((sample) => sample.label)
  const none = (families[0] ?? []).map(() => Number.NaN)
  const grow = (scoresOf: (index: number) => readonly number[]) =>
    trainTrees(
      { inputs: samples.map((sample, index) => [...scoresOf(index), ...sample.style]), labels, weights },
      options,
    )
  return joinTrees(
    grow((index) => families[index] ?? []),
    grow(() => none),
  )
}

/** Trains families, shared learners, combiner, trees and calibration; the same samples give the same model. */
export function trainDetector(set: TrainingSet): DetectorModel {
  const { language, training } = set
  const families = NGRAM_FAMILIES[language]
  const weights = corpusWeights(training.map((sample) => sample.row))
  const style = measureReferences(language, training)
  const styleInputs = training.map((sample) =>
    style.map((reference, index) => standardise(sample.style[index] ?? Number.NaN, reference)),
  )
  const scores = scoreOutOfFold(training, weights, language)
  const linear = trainDenseLogistic(
    {
      inputs: styleInputs.map((values, index) => [...(scores[index] ?? []), ...values]),
      labels: training.map((sample) => sample.label),
      weights,
    },
    [...families.map(() => FAMILY_RIDGE), ...style.map(() => STYLE_RIDGE)],
  )
  const shared = trainShared(training, styleInputs, language)
  const share = SHARED_WEIGHT[language]
  const pooled = families.map(({ bits }, index) => quantise(trainFamily(training, weights, { index, bits })))
  const sharedTables = shared.families.map(quantise)
  const draft: DetectorModel = {
    language,
    name: set.name,
    families: families.map(({ name }, index) => ({
      name,
      pooled: pooled[index]?.settings ?? { bias: 0, scale: 1 },
      shared: sharedTables[index]?.settings ?? { bias: 0, scale: 1 },
      reference: referenceOf(
        training,
        scores.map((row) => row[index] ?? 0),
      ),
    })),
    style,
    combiner: {
      bias: linear.bias + share * shared.style.bias,
      weights: [
        ...linear.weights.slice(0, families.length),
        ...families.map(() => share),
        ...style.map(
          (_, index) =>
            (linear.weights[families.length + index] ?? 0) + share * (shared.style.weights[index] ?? 0),
        ),
      ],
    },
    treeDepth: TREES.depth,
    calibration: [{ tokens: 100, slope: 1, intercept: 0, likelyAi: 0.9 }],
    pooledTables: pooled.map(({ table }) => table),
    sharedTables: sharedTables.map(({ table }) => table),
    trees: growTrees(set, scores, weights),
  }
  return { ...draft, calibration: calibrate(draft, set.development) }
}
