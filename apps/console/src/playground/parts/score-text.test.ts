import { expect, it } from 'vitest'
import { scoreText } from './score-text.ts'

it.each([
  [0, '< 0.01'],
  [0.004, '< 0.01'],
  [0.4, '0.40'],
  [0.994, '0.99'],
  [0.9999, '> 0.99'],
  [1, '> 0.99'],
])('shows %d as %s, never as certain', (score, text) => {
  expect(scoreText(score)).toBe(text)
})
