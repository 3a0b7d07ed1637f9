import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { ModelLanguage } from '@redraft/detect/internals'
import { callerPath } from './caller-path.ts'
import { measureDisguises } from './disguise-report.ts'
import { type LabelledRow, readLabelledRows } from './labelled-rows.ts'
import type { LeftOut } from './leave-out.ts'
import { type LeaveOutReport, runLeaveOut } from './leave-out-run.ts'
import { plotReport } from './plot.ts'
import { printReport } from './print-report.ts'
import { toScored } from './report.ts'
import { measureShipped, scoreShipped } from './shipped.ts'

const USAGE = `usage: eval:detect --data FILE_OR_FOLDER [--split test] [--plot FILE.svg] [--json]
       eval:detect --data FILE_OR_FOLDER --disguise [--split test]
       eval:detect --data FOLDER --leave-out corpus|domain|generator|kind [--language en|zh] [--only A,B]
               [--most-rows 2500] [--json]`
const FIELDS = ['corpus', 'domain', 'generator', 'kind'] as const

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    json: { type: 'boolean', default: false },
    split: { type: 'string' },
    plot: { type: 'string' },
    'leave-out': { type: 'string' },
    language: { type: 'string' },
    disguise: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    'most-rows': { type: 'string', default: '2500' },
  },
})

function evaluateShipped(rows: readonly LabelledRow[]): void {
  const scored = scoreShipped(rows)
  const report = measureShipped(scored)
  if (values.plot !== undefined) {
    const curves = [...scored].filter(([, own]) => new Set(own.map((row) => row.label)).size === 2)
    writeFileSync(
      callerPath(values.plot),
      plotReport(Object.fromEntries(curves.map(([language, own]) => [language, toScored(own)]))),
    )
  }
  if (values.json) console.log(JSON.stringify({ languages: report }, null, 2))
  else printReport(report)
}

function evaluateLeftOut(rows: readonly LabelledRow[], field: LeftOut['field']): void {
  const languages = (['en', 'zh'] satisfies ModelLanguage[]).filter(
    (name) => (values.language ?? name) === name,
  )
  const only = values.only.split(',').filter((name) => name !== '')
  const report: Record<string, LeaveOutReport> = {}
  for (const language of languages) {
    report[language] = runLeaveOut(rows, language, {
      field,
      only,
      mostRows: Number(values['most-rows']),
      log: (line) => console.error(line),
    })
  }
  console.log(JSON.stringify({ left_out: field, languages: report }, null, 2))
}

const field = FIELDS.find((name) => name === values['leave-out'])
if (values.data === undefined || (values['leave-out'] !== undefined && field === undefined)) {
  console.error(USAGE)
  process.exit(1)
}
const rows = readLabelledRows(callerPath(values.data)).filter(
  (row) => values.split === undefined || row.split === values.split,
)
if (values.disguise) console.log(JSON.stringify(measureDisguises(rows), null, 2))
else if (field === undefined) evaluateShipped(rows)
else evaluateLeftOut(rows, field)
