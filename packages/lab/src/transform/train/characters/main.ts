import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { dict } from '@node-rs/jieba/dict.js'
import { encodeTable, hashUnits, LOG_STEPS, type NgramTable } from '@redraft/transform/internals'
import { type WeighedWord, wordsOfList, wordsOfWordfreq } from './read-words.ts'
import { type RegisterWeights, type Weigh, weighRegisters } from './weigh-registers.ts'

const SHIPPED = fileURLToPath(new URL('../../../../../transform/lexicon/zh/', import.meta.url))
const ORDER = 5
/** Counts are kept in quarters, so that what is weighed down does not fall below 1. */
const SCALE = 4

interface Plan {
  readonly weights: RegisterWeights
  /** Weight of pairs that the register tables leave out. */
  readonly unlisted: number
  /** Raw occurrences an n-gram of 1, 2 … characters must have. */
  readonly least: readonly number[]
}

const PLANS: Readonly<Record<'zh_CN' | 'zh_TW', Plan>> = {
  zh_CN: {
    weights: { acad: 1, gen: 1, docs: 0.4, law: 0.25 },
    unlisted: 0.4,
    least: [0, 1, 3, 4, 6, 8],
  },
  zh_TW: { weights: { acad: 1, gen: 1, docs: 0.6, law: 0.15 }, unlisted: 0.5, least: [0, 1, 2, 2, 3, 3] },
}

/** Words of wordfreq are counted as if they stood in a text of so many words. */
const WORDFREQ_SIZE = 6_000_000
const JIEBA_SCALE = 0.1
const SUBTITLE_SCALE = 0.05

/**
 * `npm run train:characters -- --ngrams DIR --lexicon DIR [--out DIR]`: the tables of characters that Chinese
 * correction ranks with, from counted n-grams (weighed by register) and word lists (every part of a word counts).
 */
function main(): void {
  const { values } = parseArgs({
    options: {
      ngrams: { type: 'string' },
      lexicon: { type: 'string' },
      out: { type: 'string', default: SHIPPED },
    },
  })
  if (values.ngrams === undefined || values.lexicon === undefined)
    throw new Error('train:characters: --ngrams DIR --lexicon DIR [--out DIR]')
  for (const language of ['zh_CN', 'zh_TW'] as const) {
    const counts = countNgrams(values.ngrams, language)
    const lists = language === 'zh_CN' ? simplifiedWords(values.lexicon) : taiwanWords(values.lexicon)
    addWords(counts, lists)
    const table = tableOf(counts)
    const bytes = encodeTable(table)
    writeFileSync(join(values.out, `characters_${language}.bin`), bytes)
    console.log(JSON.stringify({ language, ngrams: table.hashes.length, bytes: bytes.length }))
  }
}

function* rowsOf(folder: string, name: string): Generator<readonly string[]> {
  const text = gunzipSync(readFileSync(join(folder, name))).toString('utf8')
  for (const line of text.split('\n')) if (line !== '') yield line.split('\t')
}

function countNgrams(folder: string, language: 'zh_CN' | 'zh_TW'): Map<string, number> {
  const plan = PLANS[language]
  const weigh: Weigh = weighRegisters(
    [...rowsOf(folder, `${language}_reg_1gram.tsv.gz`), ...rowsOf(folder, `${language}_reg_2gram.tsv.gz`)],
    plan.weights,
    plan.unlisted,
  )
  const counts = new Map<string, number>()
  for (let size = 1; size <= ORDER; size++) {
    for (const [ngram = '', count = '0'] of rowsOf(folder, `${language}_${size}gram.tsv.gz`))
      if (Number(count) >= (plan.least[size] ?? 1)) counts.set(ngram, Number(count) * weigh(ngram) * SCALE)
  }
  return counts
}

function* simplifiedWords(folder: string): Generator<WeighedWord> {
  yield* wordsOfWordfreq(join(folder, 'ngram/wordfreq_large_zh.msgpack.gz'), WORDFREQ_SIZE * SCALE)
  yield* wordsOfList(Buffer.from(dict).toString('utf8'), JIEBA_SCALE * SCALE)
}

function* taiwanWords(folder: string): Generator<WeighedWord> {
  const list = readFileSync(join(folder, 'ngram/opensubtitles2018_zh_tw_50k.txt'), 'utf8')
  yield* wordsOfList(list, SUBTITLE_SCALE * SCALE)
}

/** Every part of a word counts, so that a prefix never counts less than what continues it. */
function addWords(counts: Map<string, number>, words: Iterable<WeighedWord>): void {
  for (const { word, count } of words) {
    for (let from = 0; from < word.length; from++) {
      for (let to = from + 1; to <= Math.min(word.length, from + ORDER); to++) {
        const part = word.slice(from, to)
        counts.set(part, (counts.get(part) ?? 0) + count)
      }
    }
  }
}

/** The least weighed count that is worth its five bytes. */
const LEAST_WEIGHED = 3

function tableOf(counts: ReadonlyMap<string, number>): NgramTable {
  const kept: [hash: number, count: number][] = []
  let total = 0
  for (const [ngram, count] of counts) {
    if (ngram.length === 1) total += count
    if (count >= LEAST_WEIGHED) kept.push([hashUnits([...ngram], 0, ngram.length), count])
  }
  kept.sort((a, b) => a[0] - b[0])
  return {
    unit: 'character',
    order: ORDER,
    total,
    hashes: Uint32Array.from(kept, ([hash]) => hash),
    logs: Uint8Array.from(kept, ([, count]) => Math.min(255, Math.round(LOG_STEPS * Math.log(count)))),
  }
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
