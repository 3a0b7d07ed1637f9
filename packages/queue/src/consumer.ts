import type { QueueName } from '@redraft/contracts'
import { createPostgresBackend, type Job, Worker } from 'bullmq'
import { asBackendConnection, createPatientRedis, createQueuePool } from './connections.ts'
import { CONSUMER_SETTINGS, DEFAULT_PREFIX, type QueueStore, queueKey } from './settings.ts'

export interface ConsumerOptions {
  readonly queue: QueueName
  /** Jobs run at once. */
  readonly concurrency: number
  /** Runs one job; the data is unchecked. It must not reject: what it rejects with would be stored by the queue. */
  readonly run: (data: unknown) => Promise<void>
  /** A job that lost its worker too often and will not run again. */
  readonly onAbandoned: (data: unknown) => Promise<void>
}

export interface Consumer {
  /** Resolves once the queue is being consumed. */
  ready(): Promise<void>
  /** Takes no new job and waits for the running ones. */
  close(): Promise<void>
}

/** The message of a failed job is stored for a moment: it must say nothing about the text. */
const FAILED = 'job failed'

/** The part of BullMQ's Worker used here, whichever backend carries it. */
interface AnyWorker {
  waitUntilReady(): Promise<unknown>
  close(): Promise<void>
  on(event: 'error', listener: (error: Error) => void): unknown
  on(event: 'failed', listener: (job: Job | undefined, error: Error) => void): unknown
}

function startWorker(
  store: QueueStore,
  options: ConsumerOptions,
  process: (job: Job) => Promise<void>,
): { worker: AnyWorker; release: () => Promise<void> } {
  const shared = {
    ...CONSUMER_SETTINGS,
    concurrency: options.concurrency,
    removeOnComplete: { count: 0 },
    removeOnFail: { count: 0 },
  }
  const name = queueKey(options.queue)
  if (store.redisUrl !== undefined) {
    const redis = createPatientRedis(store.redisUrl, store.onError)
    const worker = new Worker(name, process, {
      ...shared,
      connection: redis,
      prefix: store.prefix ?? DEFAULT_PREFIX,
    })
    return { worker, release: async () => redis.disconnect() }
  }
  const pool = createQueuePool(store, Math.min(options.concurrency, 8) + 3)
  const worker = new Worker(
    name,
    process,
    { ...shared, connection: asBackendConnection(pool) },
    createPostgresBackend,
  )
  return { worker, release: () => pool.end() }
}

/** Consumes one queue. A job whose worker dies is run again by another one within about four seconds. */
export function createConsumer(store: QueueStore, options: ConsumerOptions): Consumer {
  const { worker, release } = startWorker(store, options, async (job) => {
    try {
      await options.run(job.data)
    } catch {
      throw new Error(FAILED)
    }
  })
  worker.on('error', (error) => store.onError?.(error))
  worker.on('failed', (job, error) => {
    if (job === undefined || error.message === FAILED) return
    options.onAbandoned(job.data).catch((cause: Error) => store.onError?.(cause))
  })
  return {
    async ready() {
      await worker.waitUntilReady()
    },
    async close() {
      await worker.close()
      await release()
    },
  }
}
