import { PortError, runProcess } from '@redraft/core/process'
import { createLogger } from '@redraft/observability'
import { readConfig } from './config.ts'
import { createWorker } from './create-worker.ts'

await runProcess({
  readConfig,
  create(config) {
    const logger = createLogger({ level: config.LOG_LEVEL, name: 'worker' })
    const worker = createWorker({ config, logger })
    return {
      shutdownTimeoutMs: config.SHUTDOWN_TIMEOUT_MS,
      async start() {
        await worker.start()
        logger.info({ queues: config.WORKER_QUEUES, concurrency: config.WORKER_CONCURRENCY }, 'consuming')
        return undefined
      },
      async close(reason) {
        logger.info({ reason }, 'finishing jobs')
        await worker.close()
        logger.info('stopped')
        return 'stopped'
      },
      explain(error) {
        if (error instanceof PortError) process.stderr.write(`${error.message}\n`)
        else logger.fatal({ err: error }, 'the worker could not start')
        return 1
      },
      onUnclean: (what, error) => logger.error({ what, err: error }, 'not stopped cleanly'),
    }
  },
})
