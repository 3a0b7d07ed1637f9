import {
  type CalibrationBand,
  combine,
  type DetectorModel,
  type ModelLanguage,
  sigmoid,
} from '@redraft/detect/internals'
import { corpusWeights } from './corpus-weights.ts'
import { trainDenseLogistic } from './dense-logistic.ts'
import { surpriseValues } from './gather-evidence.ts'
import type { Sample } from './samples.ts'

/** Centres of the length bands, in tokens. */
const BANDS = [40, 80, 160, 320, 640]
/** A band takes samples up to this factor shorter or longer than its centre. */
const BAND_FACTOR = 1.6
/**
 * Shares of humans above the threshold of `likely_ai`: of development texts, whose corpora were trained on, and of
 * training texts as they look to learners that did not know their corpus. Under the promise of 1-2 %, because people
 * elsewhere score higher still. The higher threshold of the two counts.
 */
const FALSE_POSITIVES = 0.003
const UNSEEN_FALSE_POSITIVES: Readonly<Record<ModelLanguage, number>> = { en: 0.012, zh: 0.006 }
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
  return combine(model, sums, [...sample.style, ...surpriseValues(model.surprise, sample)]).logit
}

/** A training text with the log-odds it would get if its corpus were unknown. */
interface UnseenHuman {
  readonly logit: number
  readonly tokens: number
  readonly weight: number
}

/** The score that only a `share` of the weight exceeds. */
function upperQuantile(scored: readonly { score: number; weight: number }[], share: number): number {
  const sorted = [...scored].sort((a, b) => b.score - a.score)
  let left = share * sorted.reduce((sum, { weight }) => sum + weight, 0)
  for (const { score, weight } of sorted) {
    left -= weight
    if (left < 0) return score
  }
  return LOWEST_THRESHOLD
}

function isNear(length: number, tokens: number): boolean {
  return length >= tokens / BAND_FACTOR && length <= tokens * BAND_FACTOR
}

/** Coarse enough that the last bits of a sum do not show in the file. */
function round(value: number): number {
  return Number(value.toPrecision(5))
}

/**
 * Platt scaling (Platt 1999), one for all lengths, and the threshold of `likely_ai` for each length band. A scaling of
 * its own for each band ranks texts of unknown corpora by their length: it took C-ReD left out from .900 to .844.
 */
export function calibrate(
  model: DetectorModel,
  samples: readonly Sample[],
  unseenHumans: readonly UnseenHuman[],
): CalibrationBand[] {
  const logits = samples.map((sample) => sampleLogit(model, sample))
  // The square root: halfway between corpora weighing as in training and every text weighing the same.
  const weights = corpusWeights(samples.map((sample) => sample.row)).map(Math.sqrt)
  const labels = samples.map((sample) => sample.label)
  const fit = trainDenseLogistic({ inputs: logits.map((logit) => [logit]), labels, weights }, [1])
  const slope = round(fit.weights[0] ?? 1)
  const intercept = round(fit.bias)
  const scoreOf = (logit: number) => sigmoid(slope * logit + intercept)
  return BANDS.map((tokens) => {
    const humans = [...samples.keys()]
      .filter((index) => labels[index] === 0 && isNear(samples[index]?.tokens ?? 0, tokens))
      .map((index) => ({ score: scoreOf(logits[index] ?? 0), weight: 1 }))
    const unseen = unseenHumans
      .filter((human) => isNear(human.tokens, tokens))
      .map(({ logit, weight }) => ({ score: scoreOf(logit), weight }))
    const threshold = Math.max(
      upperQuantile(humans, FALSE_POSITIVES),
      upperQuantile(unseen, UNSEEN_FALSE_POSITIVES[model.language]),
    )
    const likelyAi = round(Math.min(Math.max(threshold, LOWEST_THRESHOLD), HIGHEST_THRESHOLD))
    return { tokens, slope, intercept, likelyAi }
  })
}
