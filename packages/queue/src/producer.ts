import { type JobPayload, type QueueName, queueOf } from '@redraft/contracts'
import { createPostgresBackend, Queue } from 'bullmq'
import { asBackendConnection, createFastQueuePool, createFastRedis } from './connections.ts'
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
  waitUntilReady(): Promise<unknown>
  on(event: 'error', listener: (error: Error) => void): unknown
  close(): Promise<void>
}

interface Carrier {
  /** Opens a queue; rejects at once while the store is away. */
  open(name: QueueName): Promise<AnyQueue>
  ping(): Promise<unknown>
  close(): Promise<unknown>
}

function redisCarrier(store: QueueStore, redisUrl: string): Carrier {
  const redis = createFastRedis(redisUrl, store.onError)
  return {
    async open(name) {
      // BullMQ gives a connection up for good when its first command fails.
      if (redis.status !== 'ready') throw new Error('Redis is not connected')
      return new Queue(queueKey(name), { connection: redis, prefix: store.prefix ?? DEFAULT_PREFIX })
    },
    ping: () => redis.ping(),
    close: async () => redis.disconnect(),
  }
}

function postgresCarrier(store: QueueStore): Carrier {
  const pool = createFastQueuePool(store, 6)
  return {
    open: async (name) =>
      new Queue(queueKey(name), { connection: asBackendConnection(pool) }, createPostgresBackend),
    ping: () => pool.query('SELECT 1'),
    close: () => pool.end(),
  }
}

/** Opens each queue at its first use, and again after an opening that failed. */
class OpenQueues {
  readonly #carrier: Carrier
  readonly #onError: (error: Error) => void
  readonly #queues = new Map<QueueName, Promise<AnyQueue>>()

  constructor(carrier: Carrier, onError: (error: Error) => void) {
    this.#carrier = carrier
    this.#onError = onError
  }

  get(name: QueueName): Promise<AnyQueue> {
    const known = this.#queues.get(name)
    if (known) return known
    const opening = this.#open(name)
    this.#queues.set(name, opening)
    opening.catch(() => this.#queues.delete(name))
    return opening
  }

  async #open(name: QueueName): Promise<AnyQueue> {
    const queue = await this.#carrier.open(name)
    queue.on('error', this.#onError)
    await queue.waitUntilReady()
    return queue
  }

  async close(): Promise<void> {
    const close = async (opening: Promise<AnyQueue>): Promise<void> => (await opening).close()
    await Promise.allSettled([...this.#queues.values()].map(close))
  }
}

/** The producing side of every queue. Connects lazily; an unreachable store shows in `add` and `ping`. */
export function createProducer(store: QueueStore): Producer {
  const carrier = store.redisUrl === undefined ? postgresCarrier(store) : redisCarrier(store, store.redisUrl)
  const queues = new OpenQueues(carrier, (error) => store.onError?.(error))
  return {
    async add(payload, { priority }) {
      const queue = await queues.get(queueOf(payload.endpoint))
      await queue.add(JOB_NAME, payload, {
        ...JOB_SETTINGS,
        jobId: payload.request_id,
        priority: Math.min(priority, MAX_PRIORITY),
      })
    },
    async depth(name) {
      return (await queues.get(name)).getJobCountByTypes('waiting', 'prioritized')
    },
    async ping() {
      await carrier.ping()
    },
    async close() {
      await queues.close()
      await carrier.close()
    },
  }
}
