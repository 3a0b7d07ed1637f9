// The gateway as it is, on queues of the bench's own.
import { createGateway, readConfig } from '@redraft/gateway'
import { createLogger } from '@redraft/observability'
import { serveChild } from '../serve-child.ts'

const config = readConfig(process.env)
const logger = createLogger({ level: config.LOG_LEVEL, name: 'gateway' })
const gateway = createGateway({ config, logger, prefix: process.env.BENCH_PREFIX })

await serveChild({ start: () => gateway.listen(), close: () => gateway.close() })
