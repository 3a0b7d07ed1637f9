import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadModel } from './load-models.ts'

test.each(['en', 'zh'] as const)('the shipped %s model is of this build and at most 2 MB', (language) => {
  expect(loadModel(language).language).toBe(language)
  expect(readFileSync(new URL(`../model/${language}.bin`, import.meta.url)).byteLength).toBeLessThanOrEqual(
    2_000_000,
  )
})

test.each(['en', 'zh'] as const)(
  'every %s threshold of "likely AI" is at least the high-risk cut',
  (language) => {
    for (const band of loadModel(language).calibration) {
      expect(band.likelyAi).toBeGreaterThanOrEqual(0.75)
      expect(band.slope).toBeGreaterThan(0)
    }
  },
)
