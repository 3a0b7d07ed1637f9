import { createHash } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from './generated/client.ts'
import { createRequestCalls, type RequestCalls } from './request-calls.ts'

export interface DatabaseOptions {
  readonly databaseUrl: string
  /** Most connections this process holds. */
  readonly poolSize: number
  /** Shown in pg_stat_activity. */
  readonly applicationName: string
  /** Keep prepared statements per connection; off behind a pooler in transaction mode. */
  readonly preparedStatements?: boolean
  /** Told of errors on idle connections; the pool replaces them by itself. */
  readonly onIdleError?: (error: Error) => void
}

/** The one handle on PostgreSQL. Whoever creates it closes it. */
export interface Database {
  readonly prisma: PrismaClient
  /** For libraries that speak to `pg` themselves (rate limiter); everything of ours goes through `prisma`. */
  readonly pool: pg.Pool
  readonly requests: RequestCalls
  close(): Promise<void>
}

/** Also bounds the wait for a free connection, so that a burst on a busy machine is served and not refused. */
const CONNECT_TIMEOUT_MS = 10_000
const QUERY_TIMEOUT_MS = 10_000

/** A short stable name, so that each connection prepares each statement once. */
function statementName(sql: string): string {
  return createHash('sha1').update(sql).digest('base64url')
}

/** Opens a pool (lazily connecting) and a Prisma client on it. Does not fail when the server is down. */
export function createDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: options.poolSize,
    application_name: options.applicationName,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
  })
  pool.on('error', (error) => options.onIdleError?.(error))
  // Between two queries of a transaction nobody listens: an unheard `error` event ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const adapter = new PrismaPg(
    pool,
    options.preparedStatements === false ? {} : { statementNameGenerator: ({ sql }) => statementName(sql) },
  )
  const prisma = new PrismaClient({
    adapter,
    errorFormat: 'minimal',
    transactionOptions: { maxWait: CONNECT_TIMEOUT_MS, timeout: QUERY_TIMEOUT_MS },
  })
  return {
    prisma,
    pool,
    requests: createRequestCalls(prisma),
    async close() {
      await prisma.$disconnect()
      await pool.end()
    },
  }
}
