import { parseArgs } from 'node:util'
import { contentUnits } from '@redraft/transform'
import { corpusGleu } from '../metrics/gleu.ts'
import { type DraftFile, type DraftRow, readDrafts } from './read-drafts.ts'
import { countsBySort, figuresOf, type RowScore, scoreRow } from './score-row.ts'
import { createSystems, type System } from './systems.ts'

const USAGE = `npm run eval:drafts -- --data PATH [options]
  --data PATH      .jsonl(.gz) or a folder: rows {id, lang, task, src, refs[]}
  --language L     en, zh_CN or zh_TW only
  --half a|b       every other row
  --limit N        the first N rows of each file
  --alone          the engine only, without copy, spell-checker and Harper
  --show N         N wrong, missed and right edits of each sort
  --json           one JSON document`

interface Report {
  readonly file: string
  readonly language: string
  readonly rows: number
  readonly system: string
  readonly [figure: string]: unknown
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      language: { type: 'string' },
      half: { type: 'string' },
      limit: { type: 'string' },
      alone: { type: 'boolean', default: false },
      show: { type: 'string', default: '0' },
      json: { type: 'boolean', default: false },
    },
  })
  if (values.data === undefined) throw new RangeError(`--data PATH is missing\n\n${USAGE}`)
  const half = values.half === 'a' || values.half === 'b' ? values.half : undefined
  const reports: Report[] = []
  for (const file of readDrafts(values.data, half)) {
    const rows = file.rows.slice(0, values.limit === undefined ? undefined : Number(values.limit))
    const [first] = rows
    if (first === undefined || (values.language !== undefined && first.lang !== values.language)) continue
    for (const system of await createSystems(first.lang, !values.alone))
      reports.push(await measure({ ...file, rows }, system, values.json ? 0 : Number(values.show)))
  }
  if (values.json) console.log(JSON.stringify(reports))
  else console.table(reports.map(({ sorts: _sorts, ...rest }) => rest))
}

async function measure(file: DraftFile, system: System, show: number): Promise<Report> {
  const outputs: string[] = []
  const cpuMs: number[] = []
  for (const row of file.rows) {
    const started = process.cpuUsage()
    outputs.push(await system.correct(row))
    const { user, system: kernel } = process.cpuUsage(started)
    cpuMs.push(((user + kernel) / 1000 / Math.max(1, contentUnits(row.src).length)) * 500)
  }
  const scores = file.rows.map((row, at) => scoreRow(row, outputs[at] ?? row.src))
  if (show > 0) showEdits(file.rows, scores, show)
  const { precision, recall, f05, overdone, edits } = figuresOf(scores)
  return {
    file: file.name,
    language: file.rows[0]?.lang ?? '',
    rows: file.rows.length,
    system: system.name,
    precision: rounded(precision),
    recall: rounded(recall),
    f05: rounded(f05),
    overdone: rounded(overdone),
    edits,
    gleu: rounded(
      corpusGleu(
        file.rows.map((row, at) => ({ source: row.src, output: outputs[at] ?? '', references: row.refs })),
      ),
    ),
    p95CpuMsPer500: Math.round(cpuMs.toSorted((a, b) => a - b)[Math.floor(cpuMs.length * 0.95)] ?? 0),
    sorts: countsBySort(scores),
  }
}

function showEdits(rows: readonly DraftRow[], scores: readonly RowScore[], most: number): void {
  console.table(countsBySort(scores))
  for (const key of ['wrong', 'missed', 'right'] as const) {
    const lines = scores.flatMap((score, at) =>
      score[key].map(({ before, after }) => `${key}: [${before}] -> [${after}]   | ${rows[at]?.src}`),
    )
    const step = Math.max(1, Math.floor(lines.length / most))
    for (const line of lines.filter((_, at) => at % step === 0).slice(0, most)) console.log(line)
  }
}

const rounded = (value: number) => Math.round(value * 10) / 10

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
