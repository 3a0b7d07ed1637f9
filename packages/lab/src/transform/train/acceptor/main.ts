import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type Language, parseLanguage } from '@redraft/contracts'
import { readJudged } from '../../audit/record/read-judged.ts'
import { crossValidate } from './cross-validate.ts'
import { describeEdits } from './describe-edits.ts'
import { formatJudged, parseJudged } from './judged-edit.ts'
import { logLoss, rankingOf, reliability, savingInterval, undoneAt } from './measure-foretold.ts'

const USAGE = `npm run train:acceptor -- --language en|zh_CN|zh_TW [--scratch FOLDER]
With the scratch folder of an audit, describes what its readers judged in packages/transform/audit/judged first; then
foretells the undone edits in cross-validation by text, beside the records of the rules alone.`

const JUDGED = new URL('../../../../../transform/audit/judged/', import.meta.url)
const COVERAGES = [0.5, 0.7, 0.8, 0.9]
const SEED = 20261123

function main(): void {
  const { values } = parseArgs({ options: { language: { type: 'string' }, scratch: { type: 'string' } } })
  const language = parseLanguage(values.language ?? '')
  if (language === undefined || language === 'auto') throw new RangeError(USAGE)
  const file = new URL(`${language}.tsv.gz`, JUDGED)
  if (values.scratch !== undefined)
    writeFileSync(
      file,
      gzipSync(formatJudged(describeEdits(readJudged(values.scratch), language)), { level: 9 }),
    )
  report(language, parseJudged(gunzipSync(readFileSync(file)).toString('utf8')))
}

function report(language: Language, { edits }: ReturnType<typeof parseJudged>): void {
  const foretold = crossValidate(edits, SEED)
  const undone = foretold.filter(({ isUndone }) => isUndone).length
  console.log(`${language}: ${edits.length} edits, ${undone} undone`)
  const percent = (value: number) => `${(100 * value).toFixed(1)}`
  console.table(
    COVERAGES.map((coverage) => {
      const [low, high] = savingInterval(foretold, coverage, SEED)
      return {
        coverage,
        'undone, records': percent(undoneAt(foretold, 'record', coverage)),
        'undone, acceptor': percent(undoneAt(foretold, 'acceptor', coverage)),
        'saved, 95 %': `${percent(low)} … ${percent(high)}`,
      }
    }),
  )
  for (const judge of ['record', 'acceptor'] as const) {
    const steps = reliability(foretold, judge).map(
      (step) => `${percent(step.foretold)}→${percent(step.undone)}`,
    )
    const figures = `ln loss ${logLoss(foretold, judge).toFixed(3)}, ranking ${rankingOf(foretold, judge).toFixed(3)}`
    console.log(`${judge}: ${figures}, foretold→undone by fifths ${steps.join(' ')}`)
  }
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
