import { expect, test } from 'vitest'
import { chartSeries, roundUp } from './chart-series.ts'

const TODAY = new Date('2026-11-20T23:59:00Z')

test('the chart has the last 30 UTC days, with gaps filled', () => {
  const { days, endpoints, total } = chartSeries(
    [
      { date: '2026-11-20', endpoint: 'humanize', words: 120, requests: 2 },
      { date: '2026-11-20', endpoint: 'detect', words: 80, requests: 1 },
      { date: '2026-10-22', endpoint: 'detect', words: 10, requests: 1 },
      { date: '2026-10-21', endpoint: 'detect', words: 999, requests: 1 },
    ],
    'words',
    TODAY,
  )
  expect(days).toHaveLength(30)
  expect(days.at(0)).toMatchObject({ date: '2026-10-22', total: 10 })
  expect(days.at(-1)).toMatchObject({ date: '2026-11-20', total: 200, values: { humanize: 120, detect: 80 } })
  expect(endpoints).toEqual(['humanize', 'detect'])
  expect(total).toBe(210)
})

test('endpoints that cost no words appear only among requests', () => {
  const rows = [{ date: '2026-11-20', endpoint: 'citation', words: 0, requests: 3 }]
  expect(chartSeries(rows, 'words', TODAY)).toMatchObject({ endpoints: [], total: 0, top: 0 })
  expect(chartSeries(rows, 'requests', TODAY)).toMatchObject({ endpoints: ['citation'], total: 3, top: 5 })
})

test.each([
  [0, 0],
  [1, 1],
  [3, 5],
  [14, 20],
  [99, 100],
  [501, 1000],
])('the scale of %i ends at %i', (value, top) => {
  expect(roundUp(value)).toBe(top)
})
