import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { confusionsOf, createRandom, hashText, SPELLING_FEATURES } from '@redraft/transform/internals'
import { Converter } from 'opencc-js'
import { readRows } from '../../eval/read-rows.ts'
import { casesOf, type Pair } from './cases.ts'
import { type Case, fitLogistic, logOdds } from './fit-logistic.ts'
import { misspell } from './misspell.ts'

const SHIPPED = fileURLToPath(
  new URL('../../../../../transform/lexicon/zh/spelling-ranker.json', import.meta.url),
)
const SEED = 20261123
/** Slips that people made count as much as so many that were put in. */
const WEIGHT_OF_WRITTEN = 4
/** Every so manieth paragraph gets slips; the others teach what to leave alone. */
const MISSPELT_ONE_IN = 3
/** One character in so many is misspelt in the paragraphs that have no slips of their own. */
const EVERY = 50

/**
 * `npm run train:spelling -- --pairs FILE --texts FILE… [--out FILE]`: learns how much each feature of a misspelt
 * character counts, from one half of `pairs` (rows with `src` and `refs`, by hash) and from paragraphs with slips put
 * in, and shows precision and recall on the other half.
 */
function main(): void {
  const { values } = parseArgs({
    options: {
      pairs: { type: 'string' },
      texts: { type: 'string', multiple: true },
      out: { type: 'string', default: SHIPPED },
    },
  })
  if (values.pairs === undefined || values.texts === undefined)
    throw new Error('train:spelling: --pairs FILE --texts FILE… [--out FILE]')
  const pairs = readRows(values.pairs).references.map(({ id, lang, src, refs }) => ({
    id,
    language: lang === 'zh_TW' ? ('zh_TW' as const) : ('zh_CN' as const),
    source: src,
    reference: refs[0] ?? src,
  }))
  const learned = pairs.filter(({ id }) => isLearnedFrom(id))
  const written = [...learned, ...learned.map(inTraditional)]
  const cases = [
    ...written.flatMap(casesOf).map((one): Case => ({ ...one, weight: one.right ? WEIGHT_OF_WRITTEN : 1 })),
    ...misspelt(values.texts).flatMap(casesOf),
  ]
  const weights = fitLogistic(cases)
  writeFileSync(
    values.out,
    `${JSON.stringify(Object.fromEntries(SPELLING_FEATURES.map((name, at) => [name, round(weights[at] ?? 0)])), undefined, 2)}\n`,
  )
  console.log(JSON.stringify({ cases: cases.length, right: cases.filter(({ right }) => right).length }))
  report(
    pairs.filter(({ id }) => !isLearnedFrom(id)),
    weights,
  )
}

/** Which half a row belongs to. */
function isLearnedFrom(id: string): boolean {
  return hashText(id) % 2 === 0
}

const toTaiwan = Converter({ from: 'cn', to: 'tw' })

/** The same slip in Traditional characters; unlike lengths are left out by `casesOf`. */
function inTraditional({ id, source, reference }: Pair): Pair {
  return { id, language: 'zh_TW', source: toTaiwan(source), reference: toTaiwan(reference) }
}

/** Paragraphs of the files, some with slips; every third one of Simplified text is read in Traditional characters. */
function misspelt(files: readonly string[]): Pair[] {
  const random = createRandom(SEED)
  return files
    .flatMap((file) => readRows(file).paragraphs)
    .map(({ id, text, lang }, index) => {
      const language = lang === 'zh_TW' || index % 3 === 1 ? ('zh_TW' as const) : ('zh_CN' as const)
      const reference = language === lang ? text : toTaiwan(text)
      const isSpoilt = Math.floor(index / 3) % MISSPELT_ONE_IN === 0
      const source = isSpoilt ? misspell(reference, confusionsOf(language), random, EVERY) : reference
      return { id, language, source, reference }
    })
}

function report(pairs: readonly Pair[], weights: readonly number[]): void {
  const wanted = pairs.reduce((sum, { source, reference }) => sum + differences(source, reference), 0)
  const scored = pairs
    .flatMap(casesOf)
    .map(({ features, right }) => ({ score: logOdds(weights, features), right }))
  for (const threshold of [-1, 0, 1, 2, 3]) {
    const made = scored.filter(({ score }) => score >= threshold)
    const right = made.filter((one) => one.right).length
    const [precision, recall] = [right / Math.max(1, made.length), right / Math.max(1, wanted)]
    console.log(JSON.stringify({ threshold, precision: round(precision), recall: round(recall) }))
  }
}

function differences(source: string, reference: string): number {
  return [...source].filter((character, at) => character !== [...reference][at]).length
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
