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
import { readCorrected, readDevelopment, readSound } from './read-texts.ts'
import { reportOn } from './report.ts'

const LEXICON = new URL('../../../../../transform/lexicon/en/', import.meta.url)
/** A corrected sentence of a learner counts so much more than one that was spoilt here. */
const REAL = 4
const ROUNDS = 3
/** One wrong proposal in so many is kept for each of its kind. */
const KEPT = 0.25
const SEED = 20261123

/**
 * `npm run train:ranker -- --drafts DIR --detect DIR [--dev FILE …] [--out FILE] [--limit N]`: learns what to trust of the
 * proposals, from `limit` sound sentences; `--dev` reports on every other row of corrected drafts.
 */
function main(): void {
  const { values } = parseArgs({
    options: {
      drafts: { type: 'string' },
      detect: { type: 'string' },
      dev: { type: 'string', multiple: true, default: [] },
      limit: { type: 'string', default: '16000' },
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
  const keep = { share: KEPT, random }
  const sound = readSound({ detect: values.detect, drafts: values.drafts })
  const step = Math.max(1, sound.length / Number(values.limit))
  const drawn = Array.from(
    { length: Math.floor(sound.length / step) },
    (_, at) => sound[Math.floor(at * step)] ?? '',
  )
  const examples = [
    ...drawn.map((sentence) =>
      examplesOf({ faulty: corrupt(sentence, proposers, random), sounds: [sentence] }, proposers, {
        model,
        weight: 1,
        keep,
      }),
    ),
    ...readCorrected(values.drafts).map(({ faulty, sound: wanted }) =>
      examplesOf({ faulty, sounds: [wanted] }, proposers, {
        model,
        weight: REAL,
        keep: { share: 1, random },
      }),
    ),
  ].flat()
  console.log(`${sound.length} sentences, ${drawn.length} drawn, ${examples.length} examples`)
  const regression = train(examples, random)
  writeFileSync(values.out, `${JSON.stringify(regression.weights(), undefined, 2)}\n`)
  const development = readDevelopment(values.dev).flatMap(({ src, refs }) =>
    examplesOf({ faulty: src, sounds: refs }, proposers, { model, weight: 1, keep: { share: 1, random } }),
  )
  for (const shown of [examples, development]) reportOn(shown, regression)
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
    let loss = 0
    for (const example of order) loss += regression.learn(example)
    console.log(`round ${round + 1}: loss ${(loss / order.length).toFixed(4)}`)
  }
  return regression
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
