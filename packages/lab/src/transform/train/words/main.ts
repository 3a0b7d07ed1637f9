import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { loadVocabulary } from '@redraft/transform/internals'

/** Shorter words are never taken for misspelt. */
const WORD = /^[a-z]{4,}$/

/**
 * `node packages/lab/dist/transform/train/words/main.js LEXICON` writes lexicon/en/rare-words.txt: the words of Open English
 * WordNet that SCOWL does not have, so that they are not taken for slips. LEXICON holds `en/oewn_*`.
 */
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new RangeError('the lexicon folder is missing')
const { listed } = loadVocabulary()
const senses = gunzipSync(readFileSync(join(folder, 'en', 'oewn_lemma_senses.tsv.gz'))).toString('utf8')
const irregular = readFileSync(join(folder, 'en', 'oewn_irregular_forms.tsv'), 'utf8')
const words = [
  ...senses.split('\n').flatMap((line) => (line.split('\t')[0] ?? '').split(/[ -]/)),
  ...irregular.split(/[\t\n]/),
].filter((word) => WORD.test(word) && !listed.has(word))
const rare = [...new Set(words)].sort()
writeFileSync(
  new URL('../../../../../transform/lexicon/en/rare-words.txt', import.meta.url),
  `${rare.join('\n')}\n`,
)
console.log(`${rare.length} words`)
