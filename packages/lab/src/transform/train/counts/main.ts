import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { encodeCounts } from '@redraft/transform/internals'
import { buildTable, type Entry } from './build-table.ts'
import { readEntries } from './read-entries.ts'
import { readRegisterWeights } from './register-weights.ts'

const SHIPPED = fileURLToPath(new URL('../../../../../transform/lexicon/en/counts.bin', import.meta.url))

/** `npm run train:counts -- --ngrams DIR [--out FILE]`: packs the tables `en_1gram.tsv.gz` … `en_5gram.tsv.gz`. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { ngrams: { type: 'string' }, out: { type: 'string', default: SHIPPED } },
  })
  if (values.ngrams === undefined) throw new RangeError('--ngrams DIR is missing')
  const weight = await readRegisterWeights(values.ngrams)
  const entries: Entry[] = []
  let total = 0
  for (const order of [1, 2, 3, 4, 5])
    for await (const { words, count } of readEntries(values.ngrams, order)) {
      const weighted = count * weight(words)
      if (order === 1) total += weighted
      entries.push({ words, count: weighted })
    }
  const bytes = encodeCounts(buildTable(entries, 5, total))
  writeFileSync(values.out, bytes)
  console.log(JSON.stringify({ words: Math.round(total), ngrams: entries.length, bytes: bytes.length }))
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
