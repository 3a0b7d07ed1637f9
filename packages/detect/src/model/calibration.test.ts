import { expect, test } from 'vitest'
import { calibrated, calibrationAt } from './calibration.ts'

const BANDS = [
  { tokens: 50, slope: 0.5, intercept: 0, likelyAi: 0.95 },
  { tokens: 200, slope: 1.5, intercept: 1, likelyAi: 0.85 },
]

test('outside the bands the nearest one holds, inside they blend on the logarithm of length', () => {
  expect(calibrationAt(BANDS, 10).slope).toBe(0.5)
  expect(calibrationAt(BANDS, 5_000).slope).toBe(1.5)
  expect(calibrationAt(BANDS, 100).slope).toBeCloseTo(1)
  expect(calibrationAt(BANDS, 100).likelyAi).toBeCloseTo(0.9)
})

test('a higher logit never gives a lower probability', () => {
  const scores = [-5, -1, 0, 1, 5].map((logit) => calibrated(BANDS, logit, 120))
  expect(scores).toEqual([...scores].sort((a, b) => a - b))
})
