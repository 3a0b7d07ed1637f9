// Writes the tables that Chinese correction finds like-sounding and like-looking characters in:
//   node packages/lab/scripts/derive-confusions.mjs NGRAMS_DIR CJK_DECOMP_FILE
// Readings: pinyin-pro (MIT). Parts of characters: cjk-decomp 0.4.0 by Gavin Grover (MIT among its licences).
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { pinyin } from 'pinyin-pro'

const [ngrams, decomposition] = process.argv.slice(2)
if (ngrams === undefined || decomposition === undefined)
  throw new Error('derive-confusions.mjs NGRAMS_DIR CJK_DECOMP_FILE')
const OUT = new URL('../../transform/lexicon/zh/', import.meta.url)
/** Characters rarer than this in the counted texts are proposed to nobody. */
const LEAST = 4
/** A part that more characters share than this says nothing of likeness (氵, 木). */
const MOST_ALIKE = 16

const counts = new Map()
for (const language of ['zh_CN', 'zh_TW']) {
  const table = gunzipSync(readFileSync(`${ngrams}/${language}_1gram.tsv.gz`)).toString('utf8')
  for (const line of table.split('\n')) {
    const [character, count] = line.split('\t')
    if (/^\p{Script=Han}$/u.test(character))
      counts.set(character, Math.max(counts.get(character) ?? 0, Number(count)))
  }
}
const characters = [...counts].filter(([character, count]) => count >= LEAST && character.length === 1)
const frequent = new Set(characters.map(([character]) => character))
const byFrequency = (a, b) => counts.get(b) - counts.get(a) || (a < b ? -1 : 1)

const bySyllable = new Map()
for (const [character] of characters)
  for (const reading of pinyin(character, { multiple: true, toneType: 'num', type: 'array', v: true }))
    bySyllable.set(reading, [...(bySyllable.get(reading) ?? []), character])
const readings = [...bySyllable].sort(([a], [b]) => (a < b ? -1 : 1))
writeFileSync(
  new URL('readings.txt', OUT),
  readings.map(([syllable, own]) => `${syllable} ${own.sort(byFrequency).join('')}\n`).join(''),
)

const byPart = new Map()
for (const line of readFileSync(decomposition, 'utf8').split('\n')) {
  const [, character, , parts] = /(?:^|`)(?:\d+:)?(\p{Script=Han}):([a-z/]+)\(([^)]*)\)/u.exec(line) ?? []
  if (character === undefined || !frequent.has(character)) continue
  const pieces = parts.split(',')
  if (pieces.length !== 2) continue
  for (const [place, part] of pieces.entries())
    byPart.set(`${part}${place}`, [...(byPart.get(`${part}${place}`) ?? []), character])
}
const families = [...byPart.values()].filter((own) => own.length > 1 && own.length <= MOST_ALIKE)
const lines = [...new Set(families.map((own) => own.sort(byFrequency).join('')))].sort()
writeFileSync(new URL('shapes.txt', OUT), `${lines.join('\n')}\n`)
console.log(JSON.stringify({ characters: frequent.size, syllables: readings.length, families: lines.length }))
