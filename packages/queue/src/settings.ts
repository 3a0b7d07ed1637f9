/** Which store carries jobs and reply hints. With `redisUrl` it is Redis, otherwise PostgreSQL. */
export interface QueueStore {
  readonly redisUrl?: string | undefined
  /** Session-mode PostgreSQL URL (LISTEN and BullMQ's backend need a session of their own). */
  readonly databaseUrl: string
  /** Separates installations (and tests) that share one store. */
  readonly prefix?: string | undefined
  /** Told of connection errors; the connections recover by themselves. */
  readonly onError?: ((error: Error) => void) | undefined
}

export const DEFAULT_PREFIX = 'redraft'

/** Schema of BullMQ's own tables when PostgreSQL carries the queue. */
export const QUEUE_SCHEMA = 'bullmq'

/** A killed worker's job runs again within seconds; BullMQ's defaults take a minute. */
export const CONSUMER_SETTINGS = {
  lockDuration: 3_000,
  stalledInterval: 1_000,
  // Workers that are killed every few seconds may take a long job with them more than once; one that kills them is still given up.
  maxStalledCount: 3,
  drainDelay: 5,
  runRetryDelay: 500,
} as const

/** Jobs carry user text: nothing of them stays once they end, and nobody retries them but the stall check. */
export const JOB_SETTINGS = { attempts: 1, removeOnComplete: true, removeOnFail: true } as const

/** BullMQ's upper bound of a priority; 0 runs first. */
export const MAX_PRIORITY = 2_097_151

/** Hash-tagged, so that all keys of one queue share a slot of a Redis Cluster. */
export function queueKey(name: string): string {
  return `{${name}}`
}
