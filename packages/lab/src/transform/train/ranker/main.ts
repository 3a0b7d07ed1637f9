import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import {
  createContextModel,
  createRandom,
  FEATURES,
  loadCounts,
  passesOf,
} from '@redraft/transform/internals'
import { corrupt } from './corrupt.ts'
import { type Example, examplesOf } from './examples.ts'
import { LogisticRegression } from './logistic.ts'
import { readCorrected, readSound } from './read-texts.ts'

const LEXICON = new URL('../../../../../transform/lexicon/en/', import.meta.url)
/** A corrected sentence of a learner counts so much more than one that was spoilt here. */
const REAL = 4
const ROUNDS = 3
/** Times that a sound sentence is spoilt, each time otherwise. */
const TIMES = 3
const SEED = 20261123

/** `npm run train:ranker -- --drafts DIR --detect DIR [--out FILE] [--limit N]`: learns what to trust of the proposals. */
function main(): void {
  const { values } = parseArgs({
    options: {
      drafts: { type: 'string' },
      detect: { type: 'string' },
      limit: { type: 'string', default: '100000' },
      out: { type: 'string', default: fileURLToPath(new URL('ranker.json', LEXICON)) },
    },
  })
  if (values.drafts === undefined || values.detect === undefined)
    throw new RangeError('--drafts DIR and --detect DIR are needed')
  const table = loadCounts(new URL('counts.bin', LEXICON))
  if (table === undefined) throw new RangeError('counts.bin is missing')
  const model = createContextModel(table)
  const proposers = passesOf(model)
    .flat()
    .filter(({ isRanked }) => isRanked === true)
  const random = createRandom(SEED)
  const sound = readSound({ detect: values.detect, drafts: values.drafts }).slice(0, Number(values.limit))
  const examples = [
    ...Array.from({ length: TIMES }, () => sound)
      .flat()
      .flatMap((sentence) =>
        examplesOf({ faulty: corrupt(sentence, proposers, random), sound: sentence }, proposers, {
          model,
          weight: 1,
        }),
      ),
    ...readCorrected(values.drafts).flatMap((pair) => examplesOf(pair, proposers, { model, weight: REAL })),
  ]
  const regression = train(examples, random)
  writeFileSync(values.out, `${JSON.stringify(regression.weights(), undefined, 1)}\n`)
  report(examples, regression)
}

function train(examples: readonly Example[], random: () => number): LogisticRegression {
  const scales = FEATURES.map((_, at) =>
    Math.max(
      0.1,
      Math.sqrt(examples.reduce((sum, { features }) => sum + (features[at] ?? 0) ** 2, 0) / examples.length),
    ),
  )
  const regression = new LogisticRegression(FEATURES, scales)
  const order = [...examples]
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      ;[order[at], order[other]] = [order[other] as Example, order[at] as Example]
    }
    const loss = order.reduce((sum, example) => sum + regression.learn(example), 0)
    console.log(`round ${round + 1}: loss ${(loss / order.length).toFixed(4)}`)
  }
  return regression
}

/** For each proposer: proposals, right ones, and precision and recall at some log-odds. */
function report(examples: readonly Example[], regression: LogisticRegression): void {
  const rows = [...new Set(examples.map(({ proposer }) => proposer))].map((proposer) => {
    const own = examples
      .filter((example) => example.proposer === proposer)
      .map((example) => ({ isRight: example.isRight, score: regression.score(example) }))
    const right = own.filter(({ isRight }) => isRight).length
    const at = (least: number) => {
      const made = own.filter(({ score }) => score >= least)
      const good = made.filter(({ isRight }) => isRight).length
      return `${Math.round((100 * good) / Math.max(1, made.length))}/${Math.round((100 * good) / Math.max(1, right))}`
    }
    return {
      proposer,
      proposals: own.length,
      right,
      'at -1': at(-1),
      'at 0': at(0),
      'at 1': at(1),
      'at 2': at(2),
    }
  })
  console.table(rows)
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
