import { parseArgs } from 'node:util'
import { createDetectEngine } from '../engine.ts'
import { readLabelledRows } from './labelled-rows.ts'
import { type Figures, figuresBy, measureFigures, type ScoredRow } from './report.ts'

const GROUPINGS = ['domain', 'generator', 'source', 'kind', 'corpus'] as const

function percent(value: number | undefined): string {
  return value === undefined ? '     –' : `${(100 * value).toFixed(1).padStart(5)}%`
}

function printRow(name: string, figures: Figures): void {
  const area = figures.auroc === undefined ? '    –' : figures.auroc.toFixed(4)
  console.log(
    `  ${name.slice(0, 46).padEnd(46)} ${String(figures.human).padStart(6)} ${String(figures.ai).padStart(6)}  ${area.padStart(6)}  ${percent(figures.tpr_at_fpr_1)} ${percent(figures.tpr_at_fpr_5)}  ${percent(figures.false_positive_rate)} ${percent(figures.detection_rate)}  ${percent(figures.calibration_error)}`,
  )
}

function push(map: Map<string, ScoredRow[]>, key: string, row: ScoredRow): void {
  const rows = map.get(key)
  if (rows === undefined) map.set(key, [row])
  else rows.push(row)
}

const { values } = parseArgs({
  options: { data: { type: 'string' }, json: { type: 'boolean', default: false }, split: { type: 'string' } },
})
if (values.data === undefined) {
  console.error('usage: eval:detect --data FILE_OR_FOLDER [--split test] [--json]')
  process.exit(1)
}
const engine = createDetectEngine()
const rows = readLabelledRows(values.data).filter(
  (row) => values.split === undefined || row.split === values.split,
)
const byLanguage = new Map<string, ScoredRow[]>()
for (const row of rows) {
  const { score, verdict } = engine.detect({ text: row.text, language: row.language, sourceKind: 'api' })
  const { domain, generator, source, kind, corpus } = row
  const scored = {
    score,
    label: row.label,
    likelyAi: verdict === 'likely_ai',
    groups: { domain, generator, source, kind, corpus },
  }
  push(byLanguage, row.language, scored)
}
const report: Record<string, { overall: Figures; by: Record<string, Record<string, Figures>> }> = {}
for (const [language, scored] of byLanguage) {
  const by = Object.fromEntries(
    GROUPINGS.map((name) => [name, figuresBy(scored, name, name === 'generator' || name === 'kind')]),
  )
  report[language] = { overall: measureFigures(scored, true), by }
}
if (values.json) console.log(JSON.stringify({ languages: report }, null, 2))
else {
  console.log(`  ${''.padEnd(46)}  human     ai   AUROC  TPR@1% TPR@5%  FPR     found   ECE`)
  for (const [language, { overall, by }] of Object.entries(report)) {
    console.log(language)
    printRow('all', overall)
    for (const [grouping, figures] of Object.entries(by)) {
      console.log(` by ${grouping}`)
      for (const [name, item] of Object.entries(figures)) printRow(name, item)
    }
  }
}
