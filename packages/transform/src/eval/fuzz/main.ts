import { parseArgs } from 'node:util'
import { LANGUAGES } from '@redraft/contracts'
import { createTransformEngine } from '../../create-transform-engine.ts'
import { ENGLISH_GATES } from '../../en/gates.ts'
import { SHARED_GATES } from '../../gates/check.ts'
import { fuzz } from './fuzz.ts'

/** An input may take this long. */
const LIMIT_MS = 1_000

/** `npm run fuzz:transform -- [--count N] [--from SEED]`: N nasty texts per language; exit 1 on any fault. */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, from: { type: 'string', default: '1' } },
})
const engine = createTransformEngine()
for (const language of LANGUAGES) {
  const gates = language === 'en' ? [...SHARED_GATES, ...ENGLISH_GATES] : SHARED_GATES
  // The first text loads rules and dictionaries.
  fuzz({ engine, language, gates, from: 0, count: 1, now: () => 0 })
  const report = fuzz({
    engine,
    language,
    gates,
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
}
