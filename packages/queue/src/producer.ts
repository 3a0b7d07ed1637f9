import { type JobPayload, QUEUES, type QueueName, queueOf } from '@redraft/contracts'
import { createPostgresBackend, Queue } from 'bullmq'
import { asBackendConnection, createFastRedis, createQueuePool } from './connections.ts'
import { DEFAULT_PREFIX, JOB_SETTINGS, MAX_PRIORITY, type QueueStore, queueKey } from './settings.ts'

export interface Producer {
  /** Adds the job under its request id. Rejects when the store did not confirm it, even if it may have arrived. */
  add(payload: JobPayload, options: { priority: number }): Promise<void>
  /** Jobs waiting in a queue, running ones not counted. */
  depth(queue: QueueName): Promise<number>
  /** Rejects when the store does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

const JOB_NAME = 'run'

/** The part of BullMQ's Queue that a producer uses, whichever backend carries it. */
interface AnyQueue {
  add(name: string, data: JobPayload, options: object): Promise<unknown>
  getJobCountByTypes(...types: ('waiting' | 'prioritized')[]): Promise<number>
  close(): Promise<void>
}

interface Carrier {
  readonly queues: ReadonlyMap<QueueName, AnyQueue>
  ping(): Promise<unknown>
  close(): Promise<unknown>
}

function redisCarrier(store: QueueStore, redisUrl: string): Carrier {
  const redis = createFastRedis(redisUrl, store.onError)
  const queues = QUEUES.map((name) => {
    const queue = new Queue(queueKey(name), {
      connection: redis,
      prefix: store.prefix ?? DEFAULT_PREFIX,
      skipWaitingForReady: true,
    })
    queue.on('error', (error) => store.onError?.(error))
    return [name, queue] as const
  })
  return { queues: new Map(queues), ping: () => redis.ping(), close: async () => redis.disconnect() }
}

function postgresCarrier(store: QueueStore): Carrier {
  const pool = createQueuePool(store, 6)
  const queues = QUEUES.map((name) => {
    const queue = new Queue(
      queueKey(name),
      { connection: asBackendConnection(pool), skipWaitingForReady: true },
      createPostgresBackend,
    )
    queue.on('error', (error: Error) => store.onError?.(error))
    return [name, queue] as const
  })
  return { queues: new Map(queues), ping: () => pool.query('SELECT 1'), close: () => pool.end() }
}

/** Opens the producing side of every queue. Connects lazily; an unreachable store shows in `add` and `ping`. */
export function createProducer(store: QueueStore): Producer {
  const carrier = store.redisUrl === undefined ? postgresCarrier(store) : redisCarrier(store, store.redisUrl)
  const queueFor = (name: QueueName): AnyQueue => {
    const queue = carrier.queues.get(name)
    if (!queue) throw new Error(`unknown queue ${name}`)
    return queue
  }
  return {
    async add(payload, { priority }) {
      await queueFor(queueOf(payload.endpoint)).add(JOB_NAME, payload, {
        ...JOB_SETTINGS,
        jobId: payload.request_id,
        priority: Math.min(priority, MAX_PRIORITY),
      })
    },
    depth: (name) => queueFor(name).getJobCountByTypes('waiting', 'prioritized'),
    async ping() {
      await carrier.ping()
    },
    async close() {
      await Promise.allSettled([...carrier.queues.values()].map((queue) => queue.close()))
      await carrier.close()
    },
  }
}
