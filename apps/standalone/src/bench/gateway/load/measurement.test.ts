import { expect, test } from 'vitest'
import { median, percentile, Recorder, throughput } from './measurement.ts'

test('percentiles are values that were seen, by nearest rank', () => {
  const values = [5, 1, 4, 2, 3]
  expect(percentile(values, 0.5)).toBe(3)
  expect(percentile(values, 0.99)).toBe(5)
  expect(percentile(values, 0)).toBe(1)
  expect(percentile([], 0.5)).toBeNaN()
})

test('the median of an even number of rounds is the mean of the two in the middle', () => {
  expect(median([10, 1, 3, 2])).toBe(2.5)
  expect(median([3, 1, 2])).toBe(2)
  expect(median([])).toBeNaN()
})

test('answers count by their status, and successes only within the window', async () => {
  const recorder = new Recorder(60)
  for (const status of [200, 200, 429, 503, 500, 0]) {
    await recorder.record(async () => status, performance.now())
  }
  const measurement = recorder.done()
  expect(measurement.sent).toBe(6)
  expect(measurement.refused).toHaveLength(2)
  expect(measurement.failed).toBe(2)
  expect(measurement.statuses).toEqual({ 0: 1, 200: 2, 429: 1, 500: 1, 503: 1 })
  expect(throughput(measurement)).toBe(2 / 60)

  const over = new Recorder(0)
  await over.record(async () => 200, performance.now())
  expect(over.done().succeeded).toHaveLength(0)
})
