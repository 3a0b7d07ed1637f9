import { expect, test } from 'vitest'
import { isIdle } from './is-idle.ts'

const NOW = new Date('2026-11-20T00:00:00Z')

test.each([
  ['a key just made', '2026-11-19T00:00:00Z', null, false],
  ['a key made long ago and never used', '2026-09-01T00:00:00Z', null, true],
  ['an old key used yesterday', '2026-01-01T00:00:00Z', '2026-11-19T00:00:00Z', false],
  ['a key used in summer', '2026-01-01T00:00:00Z', '2026-07-19T00:00:00Z', true],
])('%s: idle or not', (_, created_at, last_used_at, idle) => {
  expect(isIdle({ created_at, last_used_at }, NOW)).toBe(idle)
})
