import { runProcess } from '@redraft/core'
import { createLogger } from '@redraft/observability'
import { type GatewayConfig, readConfig } from './config.ts'
import { createGateway } from './create-gateway.ts'

const EXIT_PORT_TAKEN = 98

/** One line for the person who chose the port. */
function explain(error: unknown, config: GatewayConfig): number {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason =
    code === 'EADDRINUSE' ? 'is already in use' : code === 'EACCES' ? 'needs more rights' : 'cannot be used'
  process.stderr.write(`Port ${config.PORT} on ${config.HOST} ${reason}: set PORT to another one.\n`)
  return code === 'EADDRINUSE' ? EXIT_PORT_TAKEN : 1
}

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
      explain: (error) => explain(error, config),
      onUnclean: (what, error) => logger.error({ what, err: error }, 'not stopped cleanly'),
    }
  },
})
