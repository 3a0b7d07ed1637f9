import type { Language, TransformGoal } from '@redraft/contracts'
import { createDetectEngine } from '@redraft/detect'
import { createTransformEngine, type Edit, gatesFor, type LocalEngine } from '@redraft/transform'
import { compareReferences, type Rewrite } from './compare-references.ts'
import { compareDetectors } from './detectors/compare-detectors.ts'
import { evaluate } from './evaluate.ts'
import { compareGrammar } from './grammar/compare-grammar.ts'
import { type EvalOptions, readOptions } from './options.ts'
import { type EvalRow, type ReferenceRow, readRows } from './read-rows.ts'
import { rewriteRows } from './rewrite-rows.ts'
import { createRandomThesaurus } from './rewriters/random-thesaurus.ts'
import { selfTest } from './self-test.ts'

let corrections: readonly Edit[] = []

/** Measures the engine over a data set; see `USAGE`. Exit 1 when the self-test finds the suite at fault. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  const { paragraphs, references } = readRows(options.data)
  const detector = createDetectEngine()
  const engine = createTransformEngine({
    scoreText: detector.score,
    onEdits: (_edits, first) => (corrections = first),
  })
  const reports: object[] = []
  for (const [language, rows] of byLanguage(paragraphs, options)) {
    reports.push(await reportParagraphs({ engine, language, rows, options }))
  }
  for (const [language, rows] of byLanguage(references, options)) {
    reports.push(...reportReferences({ engine, language, rows, options }))
  }
  if (options.json) console.log(JSON.stringify(reports))
  else for (const report of reports) printReport(report)
}

async function reportParagraphs(parts: {
  engine: LocalEngine
  language: Language
  rows: readonly EvalRow[]
  options: EvalOptions
}): Promise<object> {
  const { engine, language, rows, options } = parts
  const outputs = rewriteRows({
    engine,
    rows,
    goal: options.goal,
    corrections: () => corrections,
    now: () => performance.now(),
  })
  const isEnglish = language === 'en'
  return {
    language,
    goal: options.goal,
    ...evaluate(outputs, () => gatesFor(language)),
    ...(options.grammar && isEnglish ? { grammar: await compareGrammar(outputs) } : {}),
    ...(options.detectors === undefined
      ? {}
      : { detectors: compareDetectors(outputs, options.detectors, language) }),
  }
}

function reportReferences(parts: {
  engine: LocalEngine
  language: Language
  rows: readonly ReferenceRow[]
  options: EvalOptions
}): object[] {
  const { engine, language, rows, options } = parts
  const rewriteWith = memoised((row) => rewrite(engine, row, options.goal))
  const random = options.thesaurus === undefined ? undefined : createRandomThesaurus(options.thesaurus)
  const thesaurus: Rewrite = (row) => random?.(row.src, row.lang) ?? row.src
  if (options.selfTest) {
    const tests = selfTest(rows, { engine: rewriteWith, thesaurus })
    if (tests.some((test) => test.faults.length > 0)) process.exitCode = 1
    return tests.map((test) => ({ language, goal: options.goal, ...test }))
  }
  return [...new Set(rows.map((row) => row.task))].map((task) => ({
    language,
    goal: options.goal,
    task,
    scores: compareReferences(
      rows.filter((row) => row.task === task),
      { copy: (row) => row.src, engine: rewriteWith, ...(random === undefined ? {} : { thesaurus }) },
    ),
  }))
}

function rewrite(engine: LocalEngine, row: ReferenceRow, goal: TransformGoal): string {
  return engine.transform({ text: row.src, language: row.lang, goal, personalTerms: [] }).output
}

function memoised(rewriteRow: Rewrite): Rewrite {
  const known = new Map<string, string>()
  return (row) => {
    const output = known.get(row.id) ?? rewriteRow(row)
    known.set(row.id, output)
    return output
  }
}

function byLanguage<Row extends { lang: Language }>(
  rows: readonly Row[],
  { language, limit }: EvalOptions,
): [Language, Row[]][] {
  const languages = [...new Set(rows.map((row) => row.lang))].filter(
    (lang) => language === undefined || lang === language,
  )
  return languages.map((lang) => [lang, rows.filter((row) => row.lang === lang).slice(0, limit)])
}

function printReport(report: object): void {
  for (const [name, value] of Object.entries(report)) {
    if (name === 'failures' || name === 'faults') {
      for (const fault of value as readonly string[]) console.log(`  failed: ${fault}`)
    } else if (name === 'scores' && Array.isArray(value)) console.table(value.map(rounded))
    else
      console.log(
        `  ${name.padEnd(18)} ${typeof value === 'object' ? JSON.stringify(rounded(value)) : show(value)}`,
      )
  }
  console.log()
}

function rounded(value: object | null): object | null {
  return value && Object.fromEntries(Object.entries(value).map(([name, item]) => [name, show(item)]))
}

function show(value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toFixed(3)) : value
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
