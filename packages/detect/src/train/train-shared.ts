import { auroc } from '../eval/metrics.ts'
import { type ModelLanguage, NGRAM_FAMILIES } from '../features/evidence.ts'
import { corpusWeights, twoSidedCorpora } from './corpus-weights.ts'
import { trainDenseLogistic } from './dense-logistic.ts'
import type { LinearModel } from './logistic.ts'
import type { Sample } from './samples.ts'
import { familyScore, trainFamily } from './train-families.ts'

const STYLE_RIDGE = 50
/** Every n-th sample of the other corpora judges how well a corpus's learner travels. */
const JUDGE_EVERY = 6

/** A linear score over something, and how it is laid out on all samples. */
interface Learner {
  readonly bias: number
  readonly weights: ArrayLike<number>
  readonly score: (sample: Sample, index: number) => number
}

export interface SharedLinear {
  readonly families: readonly LinearModel[]
  /** Over the standardised style values. */
  readonly style: { readonly bias: number; readonly weights: readonly number[] }
}

/** Mean AUROC of a score on each of the other corpora, less one half, squared: 0 for one that does not travel. */
function travel(
  score: (index: number) => number,
  judges: readonly (readonly number[])[],
  samples: readonly Sample[],
): number {
  const areas = judges.map((indices) =>
    auroc({ scores: indices.map(score), labels: indices.map((index) => samples[index]?.label ?? 0) }),
  )
  const mean = areas.reduce((sum, area) => sum + area, 0) / Math.max(areas.length, 1)
  return Math.max(mean - 0.5, 0) ** 2 + 1e-6
}

function momentsOf(scores: readonly number[]): { mean: number; spread: number } {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  const square = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length
  return { mean, spread: Math.max(Math.sqrt(square), 1e-6) }
}

interface Panel {
  readonly samples: readonly Sample[]
  readonly corpora: readonly string[]
}

/**
 * Mean of one linear learner a corpus, each brought to unit spread and weighted by how well it ranks the other
 * corpora. What only one corpus believes (its topics, its sources) averages out; what all believe stays.
 */
function average(
  learners: readonly Learner[],
  { samples, corpora }: Panel,
): { bias: number; weights: Float32Array } {
  const judged = [...samples.keys()].filter((index) => index % JUDGE_EVERY === 0)
  const mean = new Float64Array(learners[0]?.weights.length ?? 0)
  let bias = 0
  let total = 0
  for (const [own, learner] of learners.entries()) {
    const score = (index: number) => {
      const sample = samples[index]
      return sample === undefined ? 0 : learner.score(sample, index)
    }
    const judges = corpora
      .filter((_, other) => other !== own)
      .map((corpus) => judged.filter((index) => samples[index]?.row.corpus === corpus))
    const weight = travel(score, judges, samples)
    const moments = momentsOf(judged.map(score))
    for (let at = 0; at < mean.length; at++) {
      mean[at] = (mean[at] ?? 0) + (weight * (learner.weights[at] ?? 0)) / moments.spread
    }
    bias += (weight * (learner.bias - moments.mean)) / moments.spread
    total += weight
  }
  return { bias: bias / total, weights: Float32Array.from(mean, (sum) => sum / total) }
}

/** Learns each family and the style values once for every corpus that has both labels, and averages them. */
export function trainShared(
  samples: readonly Sample[],
  styleInputs: readonly (readonly number[])[],
  language: ModelLanguage,
): SharedLinear {
  const corpora = twoSidedCorpora(samples.map((sample) => sample.row))
  const panel = { samples, corpora }
  const weightsOf = corpora.map((corpus) => {
    const weights = corpusWeights(samples.map((sample) => sample.row))
    return weights.map((weight, index) => (samples[index]?.row.corpus === corpus ? weight : 0))
  })
  const balanced = weightsOf.map((weights) => {
    const sum = weights.reduce((total, weight) => total + weight, 0)
    const count = weights.reduce((total, weight) => total + (weight > 0 ? 1 : 0), 0)
    return weights.map((weight) => (weight * count) / sum)
  })
  const families = NGRAM_FAMILIES[language].map(({ bits }, index) => {
    const learners = balanced.map((weights): Learner => {
      const model = trainFamily(samples, weights, { index, bits })
      return { ...model, score: (sample) => familyScore(model, sample, index) }
    })
    return average(learners, panel)
  })
  const styleLearners = balanced.map((weights): Learner => {
    const inside = [...samples.keys()].filter((index) => (weights[index] ?? 0) > 0)
    const model = trainDenseLogistic(
      {
        inputs: inside.map((index) => styleInputs[index] ?? []),
        labels: inside.map((index) => samples[index]?.label ?? 0),
        weights: inside.map((index) => weights[index] ?? 0),
      },
      (styleInputs[0] ?? []).map(() => STYLE_RIDGE),
    )
    const score = (_: Sample, index: number) =>
      (styleInputs[index] ?? []).reduce(
        (sum, value, at) => sum + value * (model.weights[at] ?? 0),
        model.bias,
      )
    return { ...model, score }
  })
  const style = average(styleLearners, panel)
  return { families, style: { bias: style.bias, weights: [...style.weights] } }
}
