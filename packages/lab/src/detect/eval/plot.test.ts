import { expect, test } from 'vitest'
import { plotReport } from './plot.ts'

test('the plot is one SVG with a ROC and a calibration panel for each language', () => {
  const scored = { scores: [0.1, 0.2, 0.8, 0.9], labels: [0, 0, 1, 1] as (0 | 1)[] }
  const svg = plotReport({ en: scored, zh_CN: scored })
  expect(svg.startsWith('<svg')).toBe(true)
  for (const title of ['ROC, en', 'Calibration, en', 'ROC, zh_CN', 'Calibration, zh_CN'])
    expect(svg).toContain(title)
  expect(svg).not.toContain('NaN')
})
