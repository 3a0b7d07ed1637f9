import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { QUEUES } from '@redraft/contracts'
import { type ModelPrices, newId, openStores } from '@redraft/core'
import { listening, serveMetrics } from '@redraft/core/process'
import { pendingMigrations } from '@redraft/db/migrate'
import { createGatewayMetrics, type Logger } from '@redraft/observability'
import { createProducer, subscribeReplies } from '@redraft/queue'
import { createApp } from './app.ts'
import { KeyCache } from './auth/key-cache.ts'
import type { GatewayConfig } from './config.ts'
import { createHttpServer } from './connections/create-http-server.ts'
import { createConsole } from './console/create-console.ts'
import type { GatewayDeps } from './deps.ts'
import { createRateLimits } from './middleware/rate-limit.ts'
import { Admission } from './processing/admission.ts'
import { Overload } from './processing/overload.ts'
import { QueueDepth } from './processing/queue-depth.ts'
import { ReplyHub } from './replies/reply-hub.ts'
import { NotReadyError } from './routes/health/route.ts'
import { UsageRecorder } from './usage/usage-recorder.ts'

const POOL_SIZE = 16
const ATTEMPTS_WINDOW_S = 15 * 60
/** Far more than a client or an office needs. Behind a proxy every connection is the proxy's: there is no cap then. */
const CONNECTIONS_PER_ADDRESS = 512

export interface Gateway {
  /** Listens on the configured host and port; resolves with the port. Rejects with `EADDRINUSE` and the like. */
  listen(): Promise<number>
  /** Takes no new calls, lets those in flight end, then closes every connection. */
  close(): Promise<void>
}

export interface GatewayOptions {
  readonly config: GatewayConfig
  readonly logger: Logger
  /** Separates installations that share a queue store. */
  readonly prefix?: string | undefined
}

/** Wires a gateway. Stores are connected lazily: while one is away, calls that need it get 503. */
export function createGateway({ config, logger, prefix }: GatewayOptions): Gateway {
  const gatewayId = newId().replaceAll('-', '')
  const onError = (error: unknown): void => logger.warn({ err: error }, 'background work failed')
  const stores = openStores({ config, name: 'gateway', poolSize: POOL_SIZE, prefix, onError })
  const { queueStore } = stores
  const ctx = { ...stores.ctx, passwordCost: config.PASSWORD_COST }
  const { db } = ctx
  const producer = createProducer(queueStore)
  const replies = new ReplyHub(ctx, onError)
  const subscription = subscribeReplies(queueStore, gatewayId, (id) => replies.hint(id))
  const depth = new QueueDepth(producer, config.QUEUE_MAX_DEPTH, onError)
  // One ceiling for both: a gateway never waits for more than a full queue could hold.
  const admission = new Admission(config.QUEUE_MAX_DEPTH)
  const overload = new Overload(admission)
  const usage = new UsageRecorder(ctx, onError)
  const counters = { redisUrl: config.REDIS_URL, prefix, db, onError }
  const rates = createRateLimits(counters)
  const attempts = createRateLimits({ ...counters, name: 'attempts', windowS: ATTEMPTS_WINDOW_S })
  const drain = { active: false }
  const metrics = createGatewayMetrics()
  metrics.gauge('redraft_requests_waiting', 'Requests this gateway waits for', () => admission.inFlight)
  for (const queue of QUEUES) {
    const help = `Jobs waiting in the queue ${queue}, by the last sample`
    metrics.gauge(`redraft_queue_depth_${queue}`, help, () => depth.estimate(queue))
  }
  const deps: GatewayDeps = {
    ...{ ctx, logger, metrics, producer, replies, gatewayId },
    ...{ depth, admission, overload, usage, rates, drain },
    keys: new KeyCache(ctx),
    requestTimeoutMs: config.REQUEST_TIMEOUT_MS,
    engines: { preferred: config.ENGINE, hasModel: config.LLM_BASE_URL !== undefined },
    modelPrices: pricesOf(config),
    trustProxy: config.TRUST_PROXY,
    publicUrl: config.PUBLIC_URL,
    checkReady: readinessCheck({ db, producer, directUrl: queueStore.databaseUrl }),
  }
  const console = createConsole({ config, gateway: deps, attempts })
  const server = createHttpServer({
    ...{ app: createApp(deps, console), logger, metrics },
    headersTimeoutMs: config.HEADERS_TIMEOUT_MS,
    uploadTimeoutMs: config.UPLOAD_TIMEOUT_MS,
    connectionsPerAddress: capOf(config),
  })
  let stopMetrics = async (): Promise<void> => undefined
  return {
    async listen() {
      stopMetrics = await serveMetrics(metrics, config)
      overload.start()
      const address = { setting: 'PORT', port: config.PORT, host: config.HOST } as const
      return listening(address, () => listen(server, config.PORT, config.HOST))
    },
    async close() {
      drain.active = true
      await drained(server)
      await stopMetrics()
      for (const part of [depth, replies, overload]) part.close()
      console?.mailer.close()
      await Promise.allSettled([
        usage.close(),
        subscription.close(),
        rates.close(),
        attempts.close(),
        producer.close(),
      ])
      await stores.close()
    },
  }
}

function pricesOf({ LLM_PRICE_IN, LLM_PRICE_OUT }: GatewayConfig): ModelPrices | undefined {
  if (LLM_PRICE_IN === undefined || LLM_PRICE_OUT === undefined) return undefined
  return { in: LLM_PRICE_IN, out: LLM_PRICE_OUT }
}

function capOf({ CONNECTIONS_PER_ADDRESS: chosen, TRUST_PROXY }: GatewayConfig): number {
  return chosen ?? (TRUST_PROXY === undefined ? CONNECTIONS_PER_ADDRESS : 0)
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

const CLOSE_IDLE_EVERY_MS = 100

/** Stops accepting and waits for the calls in flight; a kept-alive connection is closed as soon as it is idle. */
async function drained(server: Server): Promise<void> {
  const timer = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  clearInterval(timer)
}

interface ReadinessParts {
  readonly db: GatewayDeps['ctx']['db']
  readonly producer: GatewayDeps['producer']
  readonly directUrl: string
}

/** Database, queue and migrations; once all migrations were seen applied they are not asked for again. */
function readinessCheck({ db, producer, directUrl }: ReadinessParts): () => Promise<void> {
  let migrated = false
  const named = async (name: string, check: () => Promise<unknown>): Promise<void> => {
    await check().catch(() => {
      throw new NotReadyError(name)
    })
  }
  return async () => {
    await named('database', () => db.prisma.$queryRaw`SELECT 1`)
    await named('queue', () => producer.ping())
    if (migrated) return
    await named('migrations', async () => {
      const pending = await pendingMigrations({ databaseUrl: directUrl })
      if (pending.length > 0) throw new NotReadyError('migrations')
    })
    migrated = true
  }
}
