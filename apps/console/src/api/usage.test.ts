import { expect, test } from 'vitest'
import { usageQuery } from './usage.ts'

const NO_FILTER = { key: '', endpoint: '', status: '', from: '', to: '' }

test('the last day of a selection is included', () => {
  expect(usageQuery({ ...NO_FILTER, from: '2026-11-01', to: '2026-11-30' }).toString()).toBe(
    'from=2026-11-01&to=2026-12-01',
  )
})

test('empty filters and unreadable days are not sent', () => {
  expect(usageQuery({ ...NO_FILTER, endpoint: 'detect', to: 'soon' }).toString()).toBe('endpoint=detect')
})
