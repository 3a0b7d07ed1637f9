import { expect, test } from 'vitest'
import { riskLevel } from './risk-level.ts'

test.each([
  [0, 'low'],
  [0.3999, 'low'],
  [0.4, 'medium'],
  [0.7499, 'medium'],
  [0.75, 'high'],
  [1, 'high'],
])('a score of %d is %s', (score, level) => {
  expect(riskLevel(score)).toBe(level)
})
