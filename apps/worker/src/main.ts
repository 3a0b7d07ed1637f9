import { exitOnSettingsError, onNpmExit } from '@redraft/core'
import { createLogger } from '@redraft/observability'
import { readConfig } from './config.ts'
import { createWorker } from './create-worker.ts'

function settings() {
  try {
    return readConfig(process.env)
  } catch (error) {
    return exitOnSettingsError(error)
  }
}

const config = settings()
const logger = createLogger({ level: config.LOG_LEVEL, name: 'worker' })
const worker = createWorker({ config, logger })

let stopping = false
async function stop(reason: string): Promise<void> {
  if (stopping) return
  stopping = true
  logger.info({ reason }, 'finishing jobs')
  await worker.close()
  logger.info('stopped')
  process.exit(0)
}
process.on('SIGTERM', () => void stop('SIGTERM'))
process.on('SIGINT', () => void stop('SIGINT'))
// Under a supervisor: when it dies, so do we.
process.on('disconnect', () => void stop('supervisor gone'))
onNpmExit(process.env, () => void stop('npm gone'))

try {
  await worker.start()
} catch (error) {
  // Stopped while the engines were loading: their threads were ended under the warm-up.
  if (!stopping) throw error
}
if (!stopping) {
  logger.info({ queues: config.WORKER_QUEUES, concurrency: config.WORKER_CONCURRENCY }, 'consuming')
  process.send?.({ type: 'ready' })
}
