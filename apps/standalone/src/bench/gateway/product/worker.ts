// The worker as it is, with an engine that hands the text back.
import { renderWarnings } from '@redraft/contracts'
import { createLogger } from '@redraft/observability'
import { createWorker, readConfig, type TextEngines } from '@redraft/worker'
import { serveChild } from '../serve-child.ts'

const UNSCORED = { score: 0, risk_level: 'low' }

const echo: TextEngines = {
  warmUp: async () => undefined,
  run: async (job) => ({
    output: job.text,
    signal_review: { before: UNSCORED, after: UNSCORED },
    changes: [],
    notes: [],
    ...renderWarnings(job.warnings),
    metadata: { language: job.language, mode: 'standard', engine: 'echo', processing_ms: 0 },
  }),
  load: () => ({ waiting: 0, busy: 0 }),
  close: async () => undefined,
}

const config = readConfig(process.env)
const logger = createLogger({ level: config.LOG_LEVEL, name: 'worker' })
const worker = createWorker({ config, logger, prefix: process.env.BENCH_PREFIX, texts: echo })

await serveChild({
  start: async () => {
    await worker.start()
    return undefined
  },
  close: () => worker.close(),
})
