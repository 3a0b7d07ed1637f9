import { sigmoid } from '../model/calibration.ts'
import { combine } from '../model/combine.ts'
import type { CalibrationBand, DetectorModel } from '../model/detector-model.ts'
import { corpusWeights } from './corpus-weights.ts'
import { trainDenseLogistic } from './dense-logistic.ts'
import type { Sample } from './samples.ts'

/** Centres of the length bands, in tokens. */
const BANDS = [40, 80, 160, 320, 640]
/** A band takes samples up to this factor shorter or longer than its centre. */
const BAND_FACTOR = 1.6
/**
 * Share of development humans above the threshold of `likely_ai`. Far under the promise of 1-2 %, because
 * people on corpora that no one trained on score higher than these.
 */
const FALSE_POSITIVES = 0.003
const LOWEST_THRESHOLD = 0.75
const HIGHEST_THRESHOLD = 0.995

/** Uncalibrated log-odds of a sample under a model, as the engine computes them. */
export function sampleLogit(model: DetectorModel, sample: Sample): number {
  const sums = sample.slots.map((slots, index) => {
    const pooledTable = model.pooledTables[index]
    const sharedTable = model.sharedTables[index]
    let pooled = 0
    let shared = 0
    for (const slot of slots) {
      pooled += pooledTable?.[slot] ?? 0
      shared += sharedTable?.[slot] ?? 0
    }
    return { pooled, shared, count: slots.length }
  })
  return combine(model, sums, sample.style).logit
}

/** The score that only `FALSE_POSITIVES` of human samples exceed, within its bounds. */
function thresholdOf(humanScores: readonly number[]): number {
  const sorted = [...humanScores].sort((a, b) => b - a)
  const at = sorted[Math.floor(sorted.length * FALSE_POSITIVES)] ?? LOWEST_THRESHOLD
  return Math.min(Math.max(at, LOWEST_THRESHOLD), HIGHEST_THRESHOLD)
}

/** Platt scaling (Platt 1999) and the threshold of `likely_ai` for each length band, on unseen samples. */
export function calibrate(model: DetectorModel, samples: readonly Sample[]): CalibrationBand[] {
  const logits = samples.map((sample) => sampleLogit(model, sample))
  // The square root: halfway between corpora weighing as in training and every text weighing the same.
  const weights = corpusWeights(samples.map((sample) => sample.row)).map(Math.sqrt)
  return BANDS.map((tokens) => {
    const near = [...samples.keys()].filter((index) => {
      const length = samples[index]?.tokens ?? 0
      return length >= tokens / BAND_FACTOR && length <= tokens * BAND_FACTOR
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
