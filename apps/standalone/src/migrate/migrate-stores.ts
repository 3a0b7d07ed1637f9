import { applyMigrations } from '@redraft/db/migrate'
import { prepareQueueStore } from '@redraft/queue'

export interface MigrateOptions {
  /** A direct connection, never a pooler in transaction mode. */
  readonly databaseUrl: string
  readonly redisUrl: string | undefined
  readonly log?: (line: string) => void
}

/** Brings the database, and the queue's tables where PostgreSQL carries it, up to this version. */
export async function migrateStores({
  databaseUrl,
  redisUrl,
  log,
}: MigrateOptions): Promise<{ applied: string[] }> {
  const result = await applyMigrations({ databaseUrl, ...(log ? { log } : {}) })
  await prepareQueueStore({ databaseUrl, redisUrl })
  return result
}
