import fc from 'fast-check'
import { expect, it } from 'vitest'
import { signalScale } from './signal-scale.ts'

it('keeps value and range on the bar and in their order', () => {
  const number = fc.double({ min: -1e6, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(number, number, number, (value, a, b) => {
      const range = { low: Math.min(a, b), high: Math.max(a, b) }
      const { low, high, at } = signalScale(value, range)
      for (const place of [low, high, at]) {
        expect(place).toBeGreaterThanOrEqual(0)
        expect(place).toBeLessThanOrEqual(100)
      }
      expect(low).toBeLessThanOrEqual(high)
      if (value > range.high) expect(at).toBeGreaterThanOrEqual(high)
      if (value < range.low) expect(at).toBeLessThanOrEqual(low)
    }),
  )
})

it('shows a range of nothing at zero', () => {
  expect(signalScale(0, { low: 0, high: 0 })).toEqual({
    low: expect.any(Number),
    high: expect.any(Number),
    at: expect.any(Number),
  })
})
