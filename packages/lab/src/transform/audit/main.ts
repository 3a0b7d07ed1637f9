import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Language, parseLanguage } from '@redraft/contracts'
import { collectFirings } from './collect/collect-firings.ts'
import { drawCorpusRows } from './collect/read-corpus.ts'
import type { Firing } from './firing.ts'
import { agreementOf, countVerdicts } from './record/count-verdicts.ts'
import { formatTable } from './record/format-table.ts'
import { formatFamilies, precisionByFamily, purposeFamily } from './record/precision-by-family.ts'
import { readJudged } from './record/read-judged.ts'
import { type Collected, readCollection, writeCollection } from './scratch.ts'
import { drawItems } from './sheet/draw-items.ts'
import { writeSheets } from './sheet/write-sheets.ts'
import { formatWaiting, writeAudited } from './table/audited.ts'
import { idsByMode, judgeableIds } from './table/judgeable-ids.ts'

const USAGE = `npm run audit:transform -- STEP --language en|zh_CN|zh_TW --scratch FOLDER [--seed 1]
collect --data FOLDER [--words 1500000] [--only proposals] [--resume]
        counts what rules and operations propose and make of corpus texts, and keeps samples in the scratch folder;
        --resume goes on where a collection with the same seed was cut off
sheet   [--per-id 8] [--per-sheet 1000]
        draws blind sheets from the samples for readers, and their keys
record  counts what the readers wrote (sheet-K.tsv beside sheet-K.md) into packages/transform/audit, and lists what waits:
        ids that the collection never saw, and those of narrowed.txt in the scratch folder (moved.txt: other purposes now)
The scratch folder holds passages of the corpora: keep it outside the repository.`

/** Words (characters of Chinese) that a whole collection reads. */
const WORDS = '1500000'

/** Ids of rules that changed since they were judged, one a line, in the scratch folder. */
const CHANGED_FILES = { narrowed: 'narrowed.txt', moved: 'moved.txt' }

interface Options {
  readonly language: Language
  readonly scratch: string
  readonly seed: number
}

function main(): void {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      language: { type: 'string' },
      data: { type: 'string' },
      scratch: { type: 'string' },
      words: { type: 'string', default: WORDS },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      resume: { type: 'boolean', default: false },
      'per-id': { type: 'string', default: '8' },
      'per-sheet': { type: 'string', default: '1000' },
    },
  })
  const language = parseLanguage(values.language ?? '')
  const { data, scratch } = values
  if (language === undefined || language === 'auto' || scratch === undefined) throw new RangeError(USAGE)
  const options = { language, scratch, seed: Number(values.seed) }
  const step = positionals[0]
  if (step === 'collect' && data !== undefined)
    collect({
      ...options,
      ...{ data, units: Number(values.words), isResumed: values.resume },
      rewrites: values.only !== 'proposals',
    })
  else if (step === 'sheet')
    drawSheets({ ...options, perId: Number(values['per-id']), perSheet: Number(values['per-sheet']) })
  else if (step === 'record') record(options)
  else throw new RangeError(USAGE)
}

interface CollectOptions extends Options {
  readonly data: string
  readonly units: number
  readonly rewrites: boolean
  readonly isResumed: boolean
}

function collect({ scratch, data, isResumed, ...rest }: CollectOptions): void {
  const rows = drawCorpusRows(data, rest)
  const sofar = isResumed ? readCollection(scratch) : undefined
  const onProgress = (reached: Collected) => {
    process.stderr.write(`${reached.collection.rows} of ${rows.length} texts\n`)
    writeCollection(scratch, reached)
  }
  const collected = collectFirings({ ...rest, rows, sofar, onProgress })
  writeCollection(scratch, collected)
  const { collection, firings } = collected
  console.log(
    `${collection.rows} texts, ${collection.units} words, ${firings.length} firings kept in ${scratch}`,
  )
}

function drawSheets(options: Options & { readonly perId: number; readonly perSheet: number }): void {
  const items = drawItems(readCollection(options.scratch), options)
  for (const line of writeSheets(options.scratch, items)) console.log(line)
}

function record({ language, scratch }: Options): void {
  const { items, verdicts } = readJudged(scratch)
  const { collection } = readCollection(scratch)
  const agreement = agreementOf(items, verdicts)
  const ids = judgeableIds(language)
  const narrowed = idsIn(join(scratch, CHANGED_FILES.narrowed))
  const moved = idsIn(join(scratch, CHANGED_FILES.moved))
  const counts = countVerdicts(items, verdicts)
  writeAudited(language, {
    table: formatTable(collection, counts, agreement, { present: new Set(ids), narrowed, moved }),
    waiting: formatWaiting(ids, new Set(Object.keys(collection.counts)), narrowed),
  })
  console.log(`${verdicts.size} of ${items.length} items judged`, agreement)
  const inMode = idsByMode(language)
  const isLeft = ({ ids, mode }: Firing) =>
    ids.every((id) => !narrowed.has(id) && inMode.get(mode)?.has(id) === true)
  const families = precisionByFamily(items, verdicts, { familyOf: purposeFamily, isLeft })
  console.log(formatFamilies(language, families))
}

function idsIn(file: string): Set<string> {
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').split(/\s+/).filter(Boolean) : [])
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
