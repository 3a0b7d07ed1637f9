import { createTransformEngine } from '../create-transform-engine.ts'
import { ENGLISH_GATES } from '../en/gates.ts'
import { SHARED_GATES } from '../gates/check.ts'
import { evaluate } from './evaluate.ts'
import { readOptions } from './options.ts'
import { readRows } from './read-rows.ts'

/** `npm run eval:transform -- --data PATH --endpoint E [--mode M] [--language L] [--json]` */
function main(): void {
  const options = readOptions(process.argv.slice(2))
  const rows = readRows(options.data).filter(
    (row) => options.language === undefined || row.lang === options.language,
  )
  const languages = [...new Set(rows.map((row) => row.lang))]
  const engine = createTransformEngine()
  const reports = languages.map((language) => ({
    language,
    goal: options.goal,
    ...evaluate({
      engine,
      rows: rows.filter((row) => row.lang === language),
      goal: options.goal,
      gatesFor: (lang) => (lang === 'en' ? [...SHARED_GATES, ...ENGLISH_GATES] : SHARED_GATES),
      now: () => performance.now(),
    }),
  }))
  if (options.json) console.log(JSON.stringify(reports))
  else for (const report of reports) printReport(report)
}

function printReport({
  failures,
  goal,
  ...figures
}: Record<string, unknown> & { failures: readonly string[]; goal: unknown }): void {
  console.log(JSON.stringify(goal))
  for (const [name, value] of Object.entries(figures)) {
    console.log(
      `  ${name.padEnd(18)} ${typeof value === 'number' ? Number(value.toFixed(3)) : String(value)}`,
    )
  }
  for (const failure of failures) console.log(`  failed: ${failure}`)
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
