import { PortError, runProcess } from '@redraft/core/process'
import { createLogger } from '@redraft/observability'
import { readConfig } from './config.ts'
import { createGateway } from './create-gateway.ts'

const EXIT_PORT_TAKEN = 98

await runProcess({
  readConfig,
  create(config) {
    const logger = createLogger({ level: config.LOG_LEVEL, name: 'gateway' })
    const gateway = createGateway({ config, logger })
    return {
      shutdownTimeoutMs: config.SHUTDOWN_TIMEOUT_MS,
      async start() {
        const port = await gateway.listen()
        logger.info({ port, host: config.HOST }, 'listening')
        return { port }
      },
      async close(reason) {
        logger.info({ reason }, 'draining')
        await gateway.close()
        logger.info('stopped')
        return 'stopped'
      },
      explain(error) {
        if (!(error instanceof PortError)) {
          logger.fatal({ err: error }, 'the gateway could not start')
          return 1
        }
        process.stderr.write(`${error.message}\n`)
        return error.code === 'EADDRINUSE' ? EXIT_PORT_TAKEN : 1
      },
      onUnclean: (what, error) => logger.error({ what, err: error }, 'not stopped cleanly'),
    }
  },
})
