import { type ConnectionOptions, createPostgresBackend, setDefaultBackendFactory } from 'bullmq'

export const QUEUE = 'reference'

/** What BullMQ needs to reach its store; without Redis it is told to use its PostgreSQL backend from here on. */
export function queueConnection(environment: NodeJS.ProcessEnv): {
  connection: ConnectionOptions
  prefix: string
} {
  const prefix = environment.BENCH_PREFIX ?? 'reference'
  const { REDIS_URL, DATABASE_URL } = environment
  if (REDIS_URL) return { connection: { url: REDIS_URL, maxRetriesPerRequest: null }, prefix }
  setDefaultBackendFactory(createPostgresBackend)
  return { connection: postgresConnection(DATABASE_URL ?? ''), prefix }
}

/** BullMQ types `connection` for Redis alone; the PostgreSQL backend set as default takes a pool config. */
function postgresConnection(connectionString: string): ConnectionOptions {
  return { connectionString, schema: 'bullmq' } as ConnectionOptions
}
