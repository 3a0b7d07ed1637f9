import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readAnswers } from '../replay/answers.ts'
import { GOALS, type GoalName, readPassages } from './passages.ts'
import { createPassageRunner, type PassageRun } from './run-passage.ts'
import { summariseRuns } from './summarise-runs.ts'
import { writeMissing, writePacked, writePairs } from './write-results.ts'

const USAGE = `npm run eval:llm -- --texts FILE --answers PATH [options]
  --texts FILE     .jsonl: {id, language, genre, text}
  --answers PATH   a folder, where prompts without an answer are recorded as <key>.json and listed in missing.txt, and
                   answers stand in <key>.txt, of further samples in <key>.2.txt and so on; or a file that --pack wrote
  --goal NAME      humanize, rewrite or paraphrase only
  --out DIR        pairs for a blind comparison by goal, and refused answers with their faults
  --pack FILE      the answers that were played, in one file
  --json           one JSON document`

/** Measures the LLM engine over passages with answers written before; see `USAGE`. Exit 1 while answers are missing. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      texts: { type: 'string' },
      answers: { type: 'string' },
      goal: { type: 'string' },
      out: { type: 'string' },
      pack: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  if (values.texts === undefined || values.answers === undefined) throw new RangeError(USAGE)
  const passages = readPassages(values.texts)
  const runner = createPassageRunner(readAnswers(values.answers))
  const runs: PassageRun[] = []
  for (const goal of goalsOf(values.goal))
    for (const passage of passages) runs.push(await runner.run(passage, goal))
  const isFile = statSync(values.answers, { throwIfNoEntry: false })?.isFile() === true
  if (!isFile) writeMissing(runs, values.answers)
  if (values.out !== undefined) writePairs(runs, values.out)
  if (values.pack !== undefined) writePacked(runs, values.pack)
  const reports = groupsOf(runs).map((group) => ({
    language: group[0]?.passage.language,
    goal: group[0]?.goal,
    ...summariseRuns(group, runner.score),
  }))
  if (values.json) console.log(JSON.stringify(reports))
  else for (const report of reports) print(report)
  if (reports.some(({ unwritten }) => unwritten > 0)) process.exitCode = 1
}

/** @throws RangeError for an unknown goal. */
function goalsOf(name: string | undefined): GoalName[] {
  const all = Object.keys(GOALS) as GoalName[]
  const wanted = all.filter((goal) => name === undefined || goal === name)
  if (wanted.length === 0) throw new RangeError(`--goal must be one of ${all.join(', ')}`)
  return wanted
}

function groupsOf(runs: readonly PassageRun[]): PassageRun[][] {
  const groups = new Map<string, PassageRun[]>()
  for (const run of runs) {
    const name = `${run.passage.language} ${run.goal}`
    groups.set(name, [...(groups.get(name) ?? []), run])
  }
  return [...groups.values()]
}

function print(report: object): void {
  for (const [name, value] of Object.entries(report)) {
    if (!Array.isArray(value)) console.log(`  ${name.padEnd(20)} ${show(value)}`)
    else for (const item of value) console.log(`  ${name}: ${item}`)
  }
  console.log()
}

function show(value: unknown): string {
  if (typeof value === 'number') return String(Number(value.toFixed(3)))
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
