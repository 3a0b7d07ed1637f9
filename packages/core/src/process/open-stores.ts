import { createDatabase } from '@redraft/db'
import type { CoreContext } from '../context.ts'
import { startSweeper } from '../requests/sweep-requests.ts'

export interface StoresOptions {
  readonly config: {
    readonly DATABASE_URL: string
    readonly DATABASE_DIRECT_URL?: string | undefined
    readonly REDIS_URL?: string | undefined
  }
  /** The process, as PostgreSQL shows it. */
  readonly name: 'gateway' | 'worker'
  /** Most connections to the database. */
  readonly poolSize: number
  /** Separates installations that share a queue store. */
  readonly prefix: string | undefined
  /** Told of what fails in the background; everything recovers by itself. */
  readonly onError: (error: unknown) => void
}

/** What a gateway and a worker hold of the stores, for as long as they run. */
export interface Stores {
  readonly ctx: CoreContext
  /** What carries jobs and hints, for `@redraft/queue`. */
  readonly queueStore: {
    readonly redisUrl: string | undefined
    readonly databaseUrl: string
    readonly prefix: string | undefined
    readonly onError: (error: unknown) => void
  }
  /** Ends the sweeping, then the connections: the last thing that a process does. */
  close(): Promise<void>
}

/** Opens the database, connecting lazily, and begins to sweep it. What needs a session of its own gets the direct address. */
export function openStores({ config, name, poolSize, prefix, onError }: StoresOptions): Stores {
  const { DATABASE_URL, DATABASE_DIRECT_URL, REDIS_URL } = config
  const db = createDatabase({
    databaseUrl: DATABASE_URL,
    poolSize,
    applicationName: `redraft-${name}`,
    preparedStatements: DATABASE_DIRECT_URL === undefined,
    onIdleError: onError,
  })
  const ctx = { db }
  const sweeper = startSweeper({ ctx, onError })
  return {
    ctx,
    queueStore: { redisUrl: REDIS_URL, databaseUrl: DATABASE_DIRECT_URL ?? DATABASE_URL, prefix, onError },
    async close() {
      await sweeper.close()
      await db.close()
    },
  }
}
