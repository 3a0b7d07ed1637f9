import { describe, expect, it } from 'vitest'
import { changedShare } from './measure.ts'

describe('changedShare', () => {
  it.each([
    ['the same words', 'a b c d', 'a b c d', 0],
    ['one word of four', 'a b c d', 'a x c d', 0.25],
    ['other words', 'a b', 'c d', 1],
    ['Chinese characters', '我们走', '我们跑', 1 / 3],
    ['nothing', '', '', 0],
  ])('measures %s', (_label, before, after, expected) => {
    expect(changedShare(before, after)).toBeCloseTo(expected)
  })
})
