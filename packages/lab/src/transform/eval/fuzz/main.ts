import { parseArgs } from 'node:util'
import { LANGUAGES, LIMITS } from '@redraft/contracts'
import { findSteep, REPETITIONS } from '@redraft/text/repetitions'
import { createTransformEngine, type Edit, gatesFor } from '@redraft/transform'
import { fuzz } from './fuzz.ts'

/** An input may take this long. */
const LIMIT_MS = 1_000

/** Counts only while this process computes. */
function computedMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * `npm run fuzz:transform -- [--count N] [--from SEED]`: N nasty texts per language, then texts of one thing over and
 * over at the greatest length; exit 1 on any fault, and where time grows faster than the text.
 */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, from: { type: 'string', default: '1' } },
})
let corrections: readonly Edit[] = []
const engine = createTransformEngine({ onEdits: (_edits, first) => (corrections = first) })
for (const language of LANGUAGES) {
  const gates = gatesFor(language)
  // The first text loads rules and dictionaries.
  fuzz({ engine, language, gates, from: 0, count: 1, now: () => 0 })
  const report = fuzz({
    engine,
    language,
    gates,
    corrections: () => corrections,
    from: Number(values.from),
    count: Number(values.count),
    now: () => performance.now(),
  })
  const { inputs, changed, slowestMs, faults } = report
  console.log(
    `${language}: ${inputs} inputs, ${changed} changed, slowest ${slowestMs.toFixed(0)} ms, ${faults.length} faults`,
  )
  for (const { seed, fault } of faults.slice(0, 20)) console.log(`  seed ${seed}: ${fault}`)
  if (faults.length > 0 || slowestMs > LIMIT_MS) process.exitCode = 1
  const goal = { endpoint: 'paraphrase', mode: 'standard', synonymsLevel: 10 } as const
  const steep = findSteep(REPETITIONS, {
    run: (text) => engine.transform({ text, language, goal, personalTerms: [] }),
    length: LIMITS.paraphrase.maxUnits * (language === 'en' ? 3 : 1),
    now: computedMs,
  })
  console.log(`${language}: ${REPETITIONS.length} repetitions, ${steep.length} steeper than linear`)
  for (const { name, time, ratio } of steep)
    console.log(
      `  ${JSON.stringify(name)}: ${time.toFixed(0)} ms, ${ratio.toFixed(1)} times those of half of it`,
    )
  if (steep.length > 0) process.exitCode = 1
}
