import { exitOnSettingsError, onNpmExit } from '@redraft/core'
import { createLogger } from '@redraft/observability'
import { readConfig } from './config.ts'
import { createGateway } from './create-gateway.ts'

function settings() {
  try {
    return readConfig(process.env)
  } catch (error) {
    return exitOnSettingsError(error)
  }
}

const config = settings()
const logger = createLogger({ level: config.LOG_LEVEL, name: 'gateway' })
const gateway = createGateway({ config, logger })

let stopping = false
async function stop(reason: string): Promise<void> {
  if (stopping) return
  stopping = true
  logger.info({ reason }, 'draining')
  await gateway.close()
  logger.info('stopped')
  process.exit(0)
}
process.on('SIGTERM', () => void stop('SIGTERM'))
process.on('SIGINT', () => void stop('SIGINT'))
// Under a supervisor: when it dies, so do we.
process.on('disconnect', () => void stop('supervisor gone'))
onNpmExit(process.env, () => void stop('npm gone'))

try {
  const port = await gateway.listen()
  logger.info({ port, host: config.HOST }, 'listening')
  process.send?.({ type: 'ready', port })
} catch (error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason =
    code === 'EADDRINUSE' ? 'is already in use' : code === 'EACCES' ? 'needs more rights' : 'cannot be used'
  process.stderr.write(`Port ${config.PORT} on ${config.HOST} ${reason}: set PORT to another one.\n`)
  process.exit(code === 'EADDRINUSE' ? 98 : 1)
}
