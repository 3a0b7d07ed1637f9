import type { CalibrationBand } from './detector-model.ts'

export function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-logit))
}

/** The band for a length in tokens, interpolated on the logarithm of the length. */
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

/** Calibrated probability of machine writing for log-odds of a text of `tokens` tokens. */
export function calibrated(bands: readonly CalibrationBand[], logit: number, tokens: number): number {
  const band = calibrationAt(bands, Math.max(tokens, 1))
  return sigmoid(band.slope * logit + band.intercept)
}
