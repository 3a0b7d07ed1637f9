import type { LabelledRow } from '../eval/labelled-rows.ts'
import { type ModelLanguage, NGRAM_FAMILIES } from '../features/evidence.ts'
import type { DetectorModel } from '../model/detector-model.ts'
import { standardise } from '../model/score-range.ts'
import { calibrate } from './calibrate.ts'
import { corpusWeights } from './corpus-weights.ts'
import { type DenseModel, trainDenseLogistic } from './dense-logistic.ts'
import { type LinearModel, linearScore, trainLogistic } from './logistic.ts'
import { hashString } from './random.ts'
import type { Sample } from './samples.ts'
import { measureReferences, referenceOf } from './style-references.ts'

const FOLDS = 4
const SEED = 20261120
const LOGISTIC = { seed: SEED, epochs: 5, rate: 0.3, l2: 1e-6 }
/** Ridge of the combiner: the style values are many and weak, the family scores few and strong. */
const STYLE_RIDGE = 200
const FAMILY_RIDGE = 1

interface Quantised {
  readonly bias: number
  readonly scale: number
  readonly table: Int8Array
}

/** One signed byte a weight; the scale maps the 99.99th percentile of |weight| to 127. */
function quantise(model: LinearModel): Quantised {
  const magnitudes = Float32Array.from(model.weights, Math.abs).sort()
  const top = magnitudes[Math.floor(magnitudes.length * 0.9999)] ?? 1
  const scale = Math.max(top, 1e-6) / 127
  const table = Int8Array.from(model.weights, (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight / scale))),
  )
  return { bias: model.bias, scale, table }
}

function trainFamily(
  samples: readonly Sample[],
  weights: Float64Array,
  family: { index: number; bits: number },
): LinearModel {
  const problem = {
    size: 2 ** family.bits,
    slots: samples.map((sample) => sample.slots[family.index] ?? new Int32Array(0)),
    labels: samples.map((sample) => sample.label),
    weights,
  }
  return trainLogistic(problem, LOGISTIC)
}

/** Family scores of each sample by models that did not see its group. */
function outOfFold(
  samples: readonly Sample[],
  weights: Float64Array,
  language: ModelLanguage,
): Float64Array[] {
  const families = NGRAM_FAMILIES[language]
  const scores = samples.map(() => new Float64Array(families.length))
  const foldOf = samples.map((sample) => hashString(sample.row.group) % FOLDS)
  for (let fold = 0; fold < FOLDS; fold++) {
    const kept = Float64Array.from(weights, (weight, index) => (foldOf[index] === fold ? 0 : weight))
    for (const [index, { bits }] of families.entries()) {
      const model = trainFamily(samples, kept, { index, bits })
      for (const [at, sample] of samples.entries()) {
        const row = scores[at]
        if (foldOf[at] === fold && row !== undefined)
          row[index] = linearScore(model, sample.slots[index] ?? new Int32Array(0))
      }
    }
  }
  return scores
}

export interface TrainingSet {
  readonly language: ModelLanguage
  readonly name: string
  readonly training: readonly Sample[]
  /** Samples that the learners never see, for calibration and the threshold. */
  readonly development: readonly Sample[]
}

/** Trains families, combiner and calibration; the same samples give the same model, bit for bit. */
export function trainDetector(set: TrainingSet): DetectorModel {
  const { language, training } = set
  const rows: LabelledRow[] = training.map((sample) => sample.row)
  const weights = corpusWeights(rows)
  const style = measureReferences(language, training)
  const styleInputs = (sample: Sample) =>
    style.map((reference, index) => standardise(sample.style[index] ?? Number.NaN, reference))
  const scores = outOfFold(training, weights, language)
  const families = NGRAM_FAMILIES[language]
  const combiner: DenseModel = trainDenseLogistic(
    {
      inputs: training.map((sample, index) => [...(scores[index] ?? []), ...styleInputs(sample)]),
      labels: training.map((sample) => sample.label),
      weights,
    },
    [...families.map(() => FAMILY_RIDGE), ...style.map(() => STYLE_RIDGE)],
  )
  const quantised = families.map(({ bits }, index) =>
    quantise(trainFamily(training, weights, { index, bits })),
  )
  const draft: DetectorModel = {
    language,
    name: set.name,
    families: families.map(({ name }, index) => ({
      name,
      bias: quantised[index]?.bias ?? 0,
      scale: quantised[index]?.scale ?? 1,
      reference: referenceOf(
        training,
        scores.map((row) => row[index] ?? 0),
      ),
    })),
    style,
    combiner,
    calibration: [{ tokens: 100, slope: 1, intercept: 0, likelyAi: 0.9 }],
    tables: quantised.map((family) => family.table),
  }
  return { ...draft, calibration: calibrate(draft, set.development) }
}
