import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { encodeDetectorModel, type ModelLanguage } from '@redraft/detect/internals'
import { callerPath } from '../eval/caller-path.ts'
import { readLabelledRows } from '../eval/labelled-rows.ts'
import { createRandom, hashString } from './random.ts'
import { createSampler, type Sample } from './samples.ts'
import { trainDetector } from './train-detector.ts'
import { isTrainable, rowsOf } from './training-rows.ts'

const VERSION = '2026.11'
const MODEL_FOLDER = new URL('../../../../detect/model/', import.meta.url)

/** Length of a crop in tokens, log-uniform from 40 to 500, the same distribution for both labels. */
function cropLength(id: string): number {
  const random = createRandom(hashString(`crop ${id}`))
  return Math.round(40 * (500 / 40) ** random())
}

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    language: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
if (values.data === undefined) {
  console.error('usage: train:detect --data FOLDER [--language en|zh]')
  process.exit(values.help ? 0 : 1)
}
const rows = readLabelledRows(callerPath(values.data)).filter(isTrainable)
mkdirSync(MODEL_FOLDER, { recursive: true })
for (const language of ['en', 'zh'] satisfies ModelLanguage[]) {
  if ((values.language ?? language) !== language) continue
  const sample = createSampler(language)
  const both = (split: string): Sample[] =>
    rowsOf(rows, language)
      .filter((row) => row.split === split)
      .flatMap((row) => [sample(row), sample(row, cropLength(row.id))])
  const model = trainDetector({
    language,
    name: `${language}-${VERSION}`,
    training: both('train'),
    development: both('dev'),
  })
  const bytes = encodeDetectorModel(model)
  writeFileSync(new URL(`${language}.bin`, MODEL_FOLDER), bytes)
  console.log(`${language}: ${bytes.byteLength} bytes, calibration ${JSON.stringify(model.calibration)}`)
}
