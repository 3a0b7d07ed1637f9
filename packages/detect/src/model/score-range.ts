import { type EvidenceText, measureStyle, NGRAM_FAMILIES } from '../features/evidence.ts'
import { HashBuffer, type TokenRange } from '../features/hash-buffer.ts'
import type { CalibrationBand, DetectorModel } from './detector-model.ts'

/** Furthest a standardised value may lie from the mean, so that no single habit decides. */
export const STYLE_LIMIT = 3

export interface RangeScore {
  /** Calibrated probability that the range was machine-written. */
  readonly score: number
  /** Uncalibrated log-odds. */
  readonly logit: number
  /** Combiner inputs: family scores, then standardised style values. */
  readonly inputs: Float64Array
  /** Raw style values, NaN where the range is too short to tell. */
  readonly style: readonly number[]
}

export function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-logit))
}

/** Standardises a style value; a missing one counts as average. */
export function standardise(value: number, reference: { mean: number; spread: number }): number {
  if (!Number.isFinite(value)) return 0
  const z = (value - reference.mean) / reference.spread
  return Math.max(-STYLE_LIMIT, Math.min(STYLE_LIMIT, z))
}

/** The band for a length, interpolated on the logarithm of the length. */
export function calibrationAt(bands: readonly CalibrationBand[], tokens: number): CalibrationBand {
  const first = bands[0]
  if (first === undefined) return { tokens, slope: 1, intercept: 0, likelyAi: 1 }
  let low = first
  for (const band of bands) {
    if (band.tokens >= tokens) {
      if (band === low) return band
      const part = Math.log(tokens / low.tokens) / Math.log(band.tokens / low.tokens)
      const blend = (a: number, b: number) => a + (b - a) * part
      return {
        tokens,
        slope: blend(low.slope, band.slope),
        intercept: blend(low.intercept, band.intercept),
        likelyAi: blend(low.likelyAi, band.likelyAi),
      }
    }
    low = band
  }
  return low
}

/** Scores ranges of prepared texts; keeps scratch memory, so one instance serves one thread. */
export function createRangeScorer(
  model: DetectorModel,
): (text: EvidenceText, range: TokenRange) => RangeScore {
  const families = NGRAM_FAMILIES[model.language]
  const stamps = families.map((family) => new Int32Array(2 ** family.bits))
  const buffer = new HashBuffer(1 << 14)
  let stamp = 0

  /** bias + Σ weight / √count over the distinct slots of a family. */
  const familyScore = (index: number, text: EvidenceText, range: TokenRange): number => {
    const seen = stamps[index]
    const table = model.tables[index]
    const settings = model.families[index]
    if (seen === undefined || table === undefined || settings === undefined) return 0
    buffer.length = 0
    families[index]?.collect(text, range, buffer)
    const mask = table.length - 1
    const { data, length } = buffer
    let sum = 0
    let count = 0
    for (let at = 0; at < length; at++) {
      const slot = (data[at] ?? 0) & mask
      if (seen[slot] === stamp) continue
      seen[slot] = stamp
      sum += table[slot] ?? 0
      count++
    }
    return settings.bias + (sum * settings.scale) / Math.sqrt(Math.max(count, 1))
  }

  return (text, range) => {
    stamp++
    const style = measureStyle(text, range)
    const inputs = new Float64Array(model.combiner.weights.length)
    for (let index = 0; index < families.length; index++) inputs[index] = familyScore(index, text, range)
    for (const [index, reference] of model.style.entries()) {
      inputs[families.length + index] = standardise(style[index] ?? Number.NaN, reference)
    }
    let logit = model.combiner.bias
    for (const [index, weight] of model.combiner.weights.entries()) logit += weight * (inputs[index] ?? 0)
    const band = calibrationAt(model.calibration, Math.max(range.to - range.from, 1))
    return { score: sigmoid(band.slope * logit + band.intercept), logit, inputs, style }
  }
}
