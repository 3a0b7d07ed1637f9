import path from 'node:path'
import type { CoreContext } from '@redraft/core'
import { createDatabase } from '@redraft/db'
import { prepareQueueStore } from '@redraft/queue'
import { inject } from 'vitest'
import { type SpawnedNode, spawnNode } from '../spawn-node.ts'
import { createTestDatabase } from '../test-database.ts'
import { testRedisUrl } from '../test-redis.ts'

export type QueueBackend = 'postgres' | 'redis'

declare module 'vitest' {
  interface ProvidedContext {
    queueBackend: QueueBackend
  }
}

const ROOT = path.resolve(import.meta.dirname, '../../../..')
export const GATEWAY_SCRIPT = path.join(ROOT, 'apps/gateway/dist/main.js')
export const WORKER_SCRIPT = path.join(ROOT, 'apps/worker/dist/main.js')

export interface ServiceOptions {
  /** Worker processes to start; 0 for tests in which nobody works. */
  readonly workers?: number
  /** How long a process may take until it is ready; a minute by default. */
  readonly bootTimeoutMs?: number
  /** More settings of the gateway and the workers, for example `REQUEST_TIMEOUT_MS`. */
  readonly env?: Readonly<Record<string, string>>
  /** Settings of the processes made from the addresses of the stores, for example of fault proxies in front of them. */
  readonly through?: (urls: StoreUrls) => Promise<Readonly<Record<string, string>>>
}

export interface StoreUrls {
  readonly databaseUrl: string
  readonly redisUrl: string | undefined
}

export interface TestService extends StoreUrls {
  readonly baseUrl: string
  /** Direct access to the same database, for minting workspaces and looking at rows. */
  readonly ctx: CoreContext
  readonly gateway: SpawnedNode
  readonly workers: SpawnedNode[]
  /** The environment the processes run with. */
  readonly env: Readonly<Record<string, string>>
  startWorker(env?: Readonly<Record<string, string>>): Promise<SpawnedNode>
  startGateway(env?: Readonly<Record<string, string>>): Promise<{ gateway: SpawnedNode; baseUrl: string }>
  /** Everything that any process of the service has printed so far. */
  output(): string
  stop(): Promise<void>
}

const BOOT_TIMEOUT_MS = 60_000

async function startGateway(env: Readonly<Record<string, string>>) {
  const gateway = spawnNode(GATEWAY_SCRIPT, env)
  const line = await gateway.waitForLine(/"listening"/, BOOT_TIMEOUT_MS)
  const { port } = JSON.parse(line) as { port: number }
  return { gateway, baseUrl: `http://127.0.0.1:${port}` }
}

async function startWorker(
  env: Readonly<Record<string, string>>,
  bootTimeoutMs = BOOT_TIMEOUT_MS,
): Promise<SpawnedNode> {
  const worker = spawnNode(WORKER_SCRIPT, env)
  await worker.waitForLine(/"consuming"/, bootTimeoutMs)
  return worker
}

/** Boots a gateway and workers as processes of their own, on a fresh database and the queue backend of the vitest project. */
export async function bootService(options: ServiceOptions = {}): Promise<TestService> {
  const database = await createTestDatabase()
  const redisUrl = inject('queueBackend') === 'redis' ? testRedisUrl() : undefined
  const direct: StoreUrls = { databaseUrl: database.databaseUrl, redisUrl }
  await prepareQueueStore(direct)
  const db = createDatabase({ databaseUrl: direct.databaseUrl, poolSize: 4, applicationName: 'test' })
  const env: Readonly<Record<string, string>> = {
    DATABASE_URL: direct.databaseUrl,
    ...(direct.redisUrl === undefined ? {} : { REDIS_URL: direct.redisUrl }),
    PORT: '0',
    // Everybody in a test comes from the same network.
    TRIALS_PER_NETWORK: '1000000',
    TRIALS_PER_DAY: '1000000',
    WORKER_CONCURRENCY: '1',
    // A password hash of the default cost takes a third of a second of CPU, and the suite makes hundreds.
    PASSWORD_COST: '10',
    // Most tests need little of the engines: they load at first use, and citations where a test asks for them.
    WORKER_QUEUES: 'transform,detect',
    WORKER_WARM_UP: 'none',
    ...(await options.through?.(direct)),
    ...options.env,
  }
  // One process can have a port: like with `npm start`, the one that is named is the gateway's.
  const { METRICS_PORT: _, ...workerEnv } = env
  const [{ gateway, baseUrl }, ...workers] = await Promise.all([
    startGateway(env),
    ...Array.from({ length: options.workers ?? 1 }, () => startWorker(workerEnv, options.bootTimeoutMs)),
  ])
  const gateways = [gateway]
  return {
    ...{ ...direct, baseUrl, gateway, workers, env },
    ctx: { db },
    async startGateway(more) {
      const started = await startGateway({ ...env, ...more })
      gateways.push(started.gateway)
      return started
    },
    async startWorker(more) {
      const worker = await startWorker({ ...workerEnv, ...more }, options.bootTimeoutMs)
      workers.push(worker)
      return worker
    },
    output: () => [...gateways, ...workers].map((child) => child.output()).join(''),
    async stop() {
      await Promise.all([...gateways, ...workers].map((child) => child.kill('SIGKILL')))
      await db.close()
      await database.drop()
    },
  }
}
