import type { PostgresConnectionOptions } from 'bullmq'
import { Redis } from 'ioredis'
import pg from 'pg'
import { DEFAULT_PREFIX, QUEUE_SCHEMA, type QueueStore } from './settings.ts'

/** Long enough for a burst on a busy machine, short enough to say 503 well before a deadline. */
const COMMAND_TIMEOUT_MS = 5_000
const CONNECT_TIMEOUT_MS = 3_000
/** For a connection of a pool, the wait for a free one included: a burst on a busy machine is served, not refused. */
const POOL_WAIT_MS = 10_000

/** Reconnects fast at first, never slower than once a second: an outage must end soon after the store is back. */
const retryStrategy = (attempt: number): number => Math.min(50 * 2 ** Math.min(attempt, 5), 1_000)

/** For callers that must fail fast: no offline queue, one try per command. */
export function createFastRedis(url: string, onError?: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    // Commands of one turn of the event loop share a round trip.
    enableAutoPipelining: true,
    maxRetriesPerRequest: 1,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: CONNECT_TIMEOUT_MS,
    retryStrategy,
  })
  redis.on('error', (error: Error) => onError?.(error))
  return redis
}

/** For consumers and subscribers, which wait through an outage. */
export function createPatientRedis(url: string, onError?: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    connectTimeout: CONNECT_TIMEOUT_MS,
    retryStrategy,
  })
  redis.on('error', (error: Error) => onError?.(error))
  return redis
}

/** For callers that must fail fast: no query waits longer than a command on Redis would. */
export function createFastQueuePool(store: QueueStore, size: number): pg.Pool {
  return createQueuePool(store, size, { query_timeout: COMMAND_TIMEOUT_MS })
}

/** Pool for BullMQ's PostgreSQL backend, pinned to its schema. A schema per prefix keeps installations apart. */
export function createQueuePool(store: QueueStore, size: number, options: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    ...options,
    connectionString: store.databaseUrl,
    max: size,
    options: `-c search_path=${QUEUE_SCHEMA}`,
    application_name: `${store.prefix ?? DEFAULT_PREFIX}-queue`,
    connectionTimeoutMillis: POOL_WAIT_MS,
    keepAlive: true,
  })
  surviveBreaks(pool, store)
  return pool
}

/** Keeps a broken connection from ending the process: who uses it gets the rejection of the query. */
export function surviveBreaks(pool: pg.Pool, { onError }: Pick<QueueStore, 'onError'>): void {
  pool.on('error', (error) => onError?.(error))
  // Between two queries of a transaction nobody listens: an unheard `error` event is thrown.
  pool.on('connect', (client) => client.on('error', () => undefined))
}

/** BullMQ types only the part of `pg.Pool` that it calls, with stricter parameters; a real pool satisfies it at run time. */
export function asBackendConnection(pool: pg.Pool): PostgresConnectionOptions {
  return pool as unknown as PostgresConnectionOptions
}
