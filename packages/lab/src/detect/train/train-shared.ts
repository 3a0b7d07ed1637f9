import { auroc } from '../eval/metrics.ts'
import { corpusWeights, twoSidedCorpora } from './corpus-weights.ts'
import { FOLD_INDICES, foldsOf, type Views, without } from './cross-fit.ts'
import type { LinearModel } from './logistic.ts'
import type { Sample } from './samples.ts'
import { familyScore, trainFamily } from './train-families.ts'

/** Every n-th sample of the other corpora judges how well a corpus's learner travels. */
const JUDGE_EVERY = 6

/** One corpus's learner: its scores of all samples, those of its own corpus out of fold. */
interface Learner {
  readonly model: LinearModel
  readonly scores: Float64Array
  readonly mean: number
  readonly spread: number
  /** How well it ranks the corpora that it did not see. */
  readonly weight: number
}

interface Panel {
  readonly samples: readonly Sample[]
  readonly corpora: readonly string[]
}

interface SharedFamily extends Views<number> {
  readonly model: LinearModel
}

/** Mean AUROC of a score on each of the other corpora, less one half, squared: 0 for one that does not travel. */
function travel(
  scores: Float64Array,
  judges: readonly (readonly number[])[],
  samples: readonly Sample[],
): number {
  const areas = judges.map((indices) =>
    auroc({
      scores: indices.map((index) => scores[index] ?? 0),
      labels: indices.map((index) => samples[index]?.label ?? 0),
    }),
  )
  const mean = areas.reduce((sum, area) => sum + area, 0) / Math.max(areas.length, 1)
  return Math.max(mean - 0.5, 0) ** 2 + 1e-6
}

function momentsOf(scores: readonly number[]): { mean: number; spread: number } {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  const square = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length
  return { mean, spread: Math.max(Math.sqrt(square), 1e-6) }
}

/** Weights of one corpus alone, half for each label, with mean 1 inside it. */
function ownWeights(samples: readonly Sample[], corpus: string): Float64Array {
  const all = corpusWeights(samples.map((sample) => sample.row))
  const own = without(all, (index) => samples[index]?.row.corpus !== corpus)
  const sum = own.reduce((total, weight) => total + weight, 0)
  const count = own.reduce((total, weight) => total + (weight > 0 ? 1 : 0), 0)
  return own.map((weight) => (weight * count) / sum)
}

function trainLearner(
  { samples, corpora }: Panel,
  corpus: string,
  family: { readonly index: number; readonly bits: number },
): Learner {
  const weights = ownWeights(samples, corpus)
  const model = trainFamily(samples, weights, family)
  const isOwn = (index: number) => samples[index]?.row.corpus === corpus
  const scores = Float64Array.from(samples, (sample, index) =>
    isOwn(index) ? 0 : familyScore(model, sample, family.index),
  )
  const folds = foldsOf(samples)
  for (const fold of FOLD_INDICES) {
    const part = trainFamily(
      samples,
      without(weights, (index) => folds[index] === fold),
      family,
    )
    for (const [index, sample] of samples.entries())
      if (isOwn(index) && folds[index] === fold) scores[index] = familyScore(part, sample, family.index)
  }
  const judged = [...samples.keys()].filter((index) => index % JUDGE_EVERY === 0)
  const judges = corpora
    .filter((other) => other !== corpus)
    .map((other) => judged.filter((index) => samples[index]?.row.corpus === other))
  return {
    model,
    scores,
    ...momentsOf(judged.map((index) => scores[index] ?? 0)),
    weight: travel(scores, judges, samples),
  }
}

/** Weighted mean of the learners' scores of a sample, each brought to unit spread; `except` is left out. */
function meanScore(learners: readonly Learner[], index: number, except: number): number {
  let sum = 0
  let total = 0
  for (const [at, { scores, mean, spread, weight }] of learners.entries()) {
    if (at === except && learners.length > 1) continue
    sum += (weight * ((scores[index] ?? 0) - mean)) / spread
    total += weight
  }
  return total > 0 ? sum / total : 0
}

function meanModel(learners: readonly Learner[]): LinearModel {
  const weights = new Float32Array(learners[0]?.model.weights.length ?? 0)
  const total = learners.reduce((sum, learner) => sum + learner.weight, 0)
  let bias = 0
  for (const { model, mean, spread, weight } of learners) {
    const share = weight / total / spread
    bias += share * (model.bias - mean)
    for (let at = 0; at < weights.length; at++)
      weights[at] = (weights[at] ?? 0) + share * (model.weights[at] ?? 0)
  }
  return { bias, weights }
}

/**
 * Learns a family once for every corpus that has both labels and averages the learners, each by how well it ranks
 * the other corpora. What only one corpus believes (its topics, its sources) averages out; what all believe stays.
 */
export function trainShared(
  samples: readonly Sample[],
  family: { readonly index: number; readonly bits: number },
): SharedFamily {
  const corpora = twoSidedCorpora(samples.map((sample) => sample.row))
  const learners = corpora.map((corpus) => trainLearner({ samples, corpora }, corpus, family))
  return {
    model: meanModel(learners),
    seen: samples.map((_, index) => meanScore(learners, index, -1)),
    unseen: samples.map((sample, index) => meanScore(learners, index, corpora.indexOf(sample.row.corpus))),
  }
}
