import { expect, test } from 'vitest'
import { createRandom } from '../train/random.ts'
import { auroc, bootstrapInterval, calibrationError, tprAtFpr } from './metrics.ts'

test('AUROC is 1 for a perfect order, 0.5 for ties, 0 for the reverse', () => {
  expect(auroc({ scores: [0.1, 0.2, 0.8, 0.9], labels: [0, 0, 1, 1] })).toBe(1)
  expect(auroc({ scores: [0.5, 0.5, 0.5, 0.5], labels: [0, 1, 0, 1] })).toBe(0.5)
  expect(auroc({ scores: [0.9, 0.8, 0.2, 0.1], labels: [0, 0, 1, 1] })).toBe(0)
})

test('AUROC is undefined with one label', () => {
  expect(auroc({ scores: [0.1, 0.2], labels: [1, 1] })).toBeNaN()
})

test('TPR at an FPR counts machine texts strictly above the cut', () => {
  const scored = { scores: [0.1, 0.2, 0.3, 0.9, 0.95, 0.25], labels: [0, 0, 0, 1, 1, 1] as const }
  expect(tprAtFpr({ ...scored, labels: [...scored.labels] }, 0.01)).toBeCloseTo(2 / 3)
})

test('calibration error is 0 when scores are the observed shares and large when they are opposite', () => {
  expect(calibrationError({ scores: [0, 0, 1, 1], labels: [0, 0, 1, 1] })).toBe(0)
  expect(calibrationError({ scores: [1, 1, 0, 0], labels: [0, 0, 1, 1] })).toBe(1)
})

test('a bootstrap interval holds the estimate and repeats for a seed', () => {
  const random = createRandom(5)
  const labels = Array.from({ length: 200 }, (_, index) => (index % 2) as 0 | 1)
  const scores = labels.map((label) => label * 0.4 + random() * 0.6)
  const interval = () =>
    bootstrapInterval({ scores, labels }, auroc, { resamples: 100, random: createRandom(7) })
  const [low, high] = interval()
  expect(low).toBeLessThanOrEqual(auroc({ scores, labels }))
  expect(high).toBeGreaterThanOrEqual(auroc({ scores, labels }))
  expect(interval()).toEqual([low, high])
})
