import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parseLanguage } from '@redraft/contracts'
import { createDetectEngine } from '@redraft/detect'
import { createTransformEngine, type Edit } from '@redraft/transform'
import { readRows } from '../read-rows.ts'
import { sampleEdits } from './sample-edits.ts'
import { summariseSheet, writeSheet } from './sheet.ts'

/**
 * `npm run review:transform -- --data PATH --language L --out FILE [--edits 200] [--seed 1]` draws edits to be judged;
 * `npm run review:transform -- --summary FILE` counts the verdicts of a judged sheet.
 */
function main(): void {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      language: { type: 'string', default: 'en' },
      out: { type: 'string' },
      edits: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      summary: { type: 'string' },
    },
  })
  if (values.summary !== undefined) {
    printSummary(values.summary)
    return
  }
  const language = parseLanguage(values.language)
  if (values.data === undefined || values.out === undefined || language === undefined || language === 'auto')
    throw new RangeError(
      '--data PATH, --language en|zh_CN|zh_TW and --out FILE are needed, or --summary FILE',
    )
  let latest: readonly Edit[] = []
  const engine = createTransformEngine({
    scoreText: createDetectEngine().score,
    onEdits: (edits) => {
      latest = edits
    },
  })
  const items = sampleEdits({
    editsOf: (task) => {
      engine.transform(task)
      return latest
    },
    rows: readRows(values.data).paragraphs,
    language,
    count: Number(values.edits),
    seed: Number(values.seed),
  })
  writeFileSync(values.out, writeSheet(items))
  console.log(
    `${items.length} edits in ${values.out}: fill the columns verdict (right, clumsy, wrong) and reason`,
  )
}

function printSummary(path: string): void {
  const { edits, counts, rightInterval } = summariseSheet(readFileSync(path, 'utf8'))
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  console.log(`${edits} edits: ${counts.right} right, ${counts.clumsy} clumsy, ${counts.wrong} wrong`)
  console.log(
    `right ${percent(counts.right / edits)} (95 % interval ${rightInterval.map(percent).join(' – ')}), not wrong ${percent(1 - counts.wrong / edits)}`,
  )
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
