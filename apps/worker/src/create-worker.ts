import { startSweeper } from '@redraft/core'
import { createDatabase } from '@redraft/db'
import type { Logger } from '@redraft/observability'
import { type Consumer, createConsumer, createReplyPublisher, type QueueStore } from '@redraft/queue'
import type { WorkerConfig } from './config.ts'
import { createEnginePool, type EnginePool } from './engine-pool.ts'
import { abandonJob, type JobDeps, processJob } from './process-job.ts'

/** Jobs taken per engine thread: while one computes, the others are being settled. */
const JOBS_PER_THREAD = 4

export interface Worker {
  /** Loads the engines, then consumes the queues; resolves when it does. */
  start(): Promise<void>
  /** Takes no new job, ends the running ones, then closes every connection. */
  close(): Promise<void>
}

export interface WorkerOptions {
  readonly config: WorkerConfig
  readonly logger: Logger
  /** Separates installations that share a queue store. */
  readonly prefix?: string | undefined
  /** Another engine pool than threads with the real engines (benches, fault tests). */
  readonly engines?: EnginePool
}

/** Wires a worker. Nothing is consumed before `start`. */
export function createWorker({ config, logger, prefix, engines: given }: WorkerOptions): Worker {
  const onError = (error: unknown): void => logger.warn({ err: error }, 'background work failed')
  const db = createDatabase({
    databaseUrl: config.DATABASE_URL,
    poolSize: Math.min(config.WORKER_CONCURRENCY * JOBS_PER_THREAD, 12),
    applicationName: 'redraft-worker',
    preparedStatements: config.DATABASE_DIRECT_URL === undefined,
    onIdleError: onError,
  })
  const store: QueueStore = {
    redisUrl: config.REDIS_URL,
    databaseUrl: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
    prefix,
    onError,
  }
  const ctx = { db }
  const replies = createReplyPublisher(store)
  const sweeper = startSweeper({ ctx, onError })
  const engines = given ?? createEnginePool(config.WORKER_CONCURRENCY)
  const deps: JobDeps = { ctx, engines, replies, logger }
  let consumers: Consumer[] = []
  return {
    async start() {
      await engines.warmUp()
      consumers = config.WORKER_QUEUES.map((queue) =>
        createConsumer(store, {
          queue,
          concurrency: config.WORKER_CONCURRENCY * JOBS_PER_THREAD,
          run: (data) => processJob(deps, data),
          onAbandoned: (data) => abandonJob(deps, data),
        }),
      )
      await Promise.all(consumers.map((consumer) => consumer.ready()))
    },
    async close() {
      await Promise.allSettled(consumers.map((consumer) => consumer.close()))
      await Promise.allSettled([engines.close(), sweeper.close(), replies.close()])
      await db.close()
    },
  }
}
