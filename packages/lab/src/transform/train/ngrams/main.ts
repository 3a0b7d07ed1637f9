import { createReadStream, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { encodeTable, type Unit } from '@redraft/transform/internals'
import { NgramCounter } from './count-ngrams.ts'

const SHIPPED = fileURLToPath(new URL('../../../../../transform/lexicon/en/ngrams.bin', import.meta.url))
/** Occurrences an n-gram of 1, 2, 3 units must have to be kept. */
const LEAST = [0, 2, 2, 3]
/** Google Books counts (tens of millions) brought to the size of the other sources. */
const BOOKS_SCALE = 1 / 40_000

/**
 * `npm run train:transform -- --lexicon DIR --texts DIR [--unit word|character] [--out FILE]`: counts n-grams
 * of every `*.txt` of `texts` (one paragraph a line), of WordNet glosses and of Google Books n-grams.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      lexicon: { type: 'string' },
      texts: { type: 'string' },
      unit: { type: 'string', default: 'word' },
      out: { type: 'string', default: SHIPPED },
    },
  })
  const unit: Unit = values.unit === 'character' ? 'character' : 'word'
  const counter = new NgramCounter(unit, 3)
  if (values.texts !== undefined) await addTexts(counter, values.texts)
  if (values.lexicon !== undefined) addLexicon(counter, values.lexicon)
  const table = counter.table(LEAST)
  const bytes = encodeTable(table)
  writeFileSync(values.out, bytes)
  console.log(JSON.stringify({ units: table.total, ngrams: table.hashes.length, bytes: bytes.length }))
}

async function addTexts(counter: NgramCounter, folder: string): Promise<void> {
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()) {
    const lines = createInterface({
      input: createReadStream(join(folder, name)),
      crlfDelay: Number.POSITIVE_INFINITY,
    })
    for await (const line of lines) counter.addText(line)
  }
}

function addLexicon(counter: NgramCounter, folder: string): void {
  const language = counter.unit === 'word' ? 'english' : 'chinese_simplified'
  if (counter.unit === 'word') {
    const glosses = gunzipSync(readFileSync(join(folder, 'en/oewn_synsets.tsv.gz'))).toString('utf8')
    for (const line of glosses.split('\n').slice(1)) counter.addText(line.split('\t')[3] ?? '')
  }
  for (let size = 1; size <= counter.order; size++) {
    const csv = readFileSync(join(folder, `ngram/gbooks_${size}grams_${language}.csv`), 'utf8')
    for (const line of csv.split('\n').slice(1)) {
      const [ngram, count] = line.split(',')
      if (ngram && count) counter.addCount(ngram, Math.round(Number(count) * BOOKS_SCALE))
    }
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
