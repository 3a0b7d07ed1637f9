import { NGRAM_FAMILIES } from '../features/evidence.ts'
import type { CalibrationBand, DetectorModel } from '../model/detector-model.ts'
import { sigmoid, standardise } from '../model/score-range.ts'
import { corpusWeights } from './corpus-weights.ts'
import { trainDenseLogistic } from './dense-logistic.ts'
import type { Sample } from './samples.ts'

/** Centres of the length bands, in tokens. */
const BANDS = [40, 80, 160, 320, 640]
/** Share of development humans that may reach the threshold of `likely_ai`. */
const FALSE_POSITIVES = 0.005
const LOWEST_THRESHOLD = 0.75

/** Uncalibrated log-odds of a sample under a model, as the engine computes them. */
export function sampleLogit(model: DetectorModel, sample: Sample): number {
  const families = NGRAM_FAMILIES[model.language].length
  let logit = model.combiner.bias
  for (const [index, { bias, scale }] of model.families.entries()) {
    const table = model.tables[index]
    const slots = sample.slots[index]
    if (table === undefined || slots === undefined) continue
    let sum = 0
    for (const slot of slots) sum += table[slot] ?? 0
    logit +=
      (model.combiner.weights[index] ?? 0) * (bias + (sum * scale) / Math.sqrt(Math.max(slots.length, 1)))
  }
  for (const [index, reference] of model.style.entries()) {
    logit +=
      (model.combiner.weights[families + index] ?? 0) *
      standardise(sample.style[index] ?? Number.NaN, reference)
  }
  return logit
}

/** The score that only `FALSE_POSITIVES` of human samples exceed, never under the lowest threshold. */
function thresholdOf(humanScores: readonly number[]): number {
  const sorted = [...humanScores].sort((a, b) => b - a)
  const at = sorted[Math.floor(sorted.length * FALSE_POSITIVES)] ?? LOWEST_THRESHOLD
  return Math.min(Math.max(at, LOWEST_THRESHOLD), 0.999)
}

/** Platt scaling (Platt 1999) and the threshold of `likely_ai` for each length band, on unseen samples. */
export function calibrate(model: DetectorModel, samples: readonly Sample[]): CalibrationBand[] {
  const logits = samples.map((sample) => sampleLogit(model, sample))
  const weights = corpusWeights(samples.map((sample) => sample.row))
  return BANDS.map((tokens) => {
    const near = [...samples.keys()].filter((index) => {
      const length = samples[index]?.tokens ?? 0
      return length >= tokens / 1.6 && length <= tokens * 1.6
    })
    const fit = trainDenseLogistic(
      {
        inputs: near.map((index) => [logits[index] ?? 0]),
        labels: near.map((index) => samples[index]?.label ?? 0),
        weights: near.map((index) => weights[index] ?? 0),
      },
      [1],
    )
    const slope = fit.weights[0] ?? 1
    const humans = near.filter((index) => samples[index]?.label === 0)
    const scores = humans.map((index) => sigmoid(slope * (logits[index] ?? 0) + fit.bias))
    return { tokens, slope, intercept: fit.bias, likelyAi: thresholdOf(scores) }
  })
}
