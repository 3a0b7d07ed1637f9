import { parseArgs } from 'node:util'
import { createRenderer, normalizeItem, STYLE_IDS } from '@redraft/citations'
import { readCitationCases } from './citation-cases.ts'
import { runCases } from './run-cases.ts'

const { values } = parseArgs({
  options: { data: { type: 'string' }, json: { type: 'boolean', default: false } },
})
if (values.data === undefined) {
  console.error('Usage: npm run eval:citation -- --data PATH [--json]')
  process.exit(1)
}
const renderer = createRenderer(process.env.CSL_STYLES_DIR ? { stylesDir: process.env.CSL_STYLES_DIR } : {})
const outcomes = runCases(readCitationCases(values.data), renderer, (raw) => normalizeItem(raw).item)
const share = (rows: typeof outcomes) => ({
  cases: rows.length,
  exact: rows.filter(({ exact }) => exact).length,
  share: rows.length === 0 ? 0 : rows.filter(({ exact }) => exact).length / rows.length,
})
const styles = STYLE_IDS.flatMap((style) => {
  const rows = outcomes.filter((outcome) => outcome.style === style)
  return rows.length === 0 ? [] : [{ style, ...share(rows) }]
})
const misses = outcomes.filter(({ exact }) => !exact)
if (values.json) console.log(JSON.stringify({ overall: share(outcomes), styles, misses }, null, 2))
else {
  for (const { id, style, form, expected, got } of misses) {
    console.log(`${style} ${form} ${id}\n  expected ${expected}\n  got      ${got}`)
  }
  for (const { style, cases, exact } of styles) {
    console.log(`${style.padEnd(17)} ${exact}/${cases}  ${((exact / cases) * 100).toFixed(1)} %`)
  }
  const { cases, exact, share: all } = share(outcomes)
  console.log(`${'overall'.padEnd(17)} ${exact}/${cases}  ${(all * 100).toFixed(1)} %`)
}
