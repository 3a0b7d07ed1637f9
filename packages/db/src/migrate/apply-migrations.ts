import type { SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg'
import { connectionConfig } from './connection.ts'
import { readHistory } from './migration-history.ts'
import { withMigrationLock } from './migration-lock.ts'
import { MIGRATIONS_DIR, readMigrations } from './migrations-folder.ts'
import { NO_FILTERS, withSchemaEngine } from './schema-engine.ts'

const LOCK_WAIT_MS = 120_000
/** How long a statement of a migration may wait for a lock that traffic holds, ms. */
const TABLE_LOCK_WAIT_MS = 60_000

export interface ApplyMigrationsOptions {
  /** A direct connection: a pooler in transaction mode cannot hold the locks. */
  readonly databaseUrl: string
  readonly migrationsDir?: string
  /** How long to wait for another runner, ms. */
  readonly lockWaitMs?: number
  readonly log?: (line: string) => void
}

/**
 * Brings the database up to the migrations folder and keeps `_prisma_migrations` as Prisma's CLI would. Safe
 * to run from several processes at once: one works, the others wait for it and find nothing to do.
 *
 * Each script is one transaction, so a migration that failed, or whose runner was killed, left nothing and is
 * simply tried again. One whose commit was not recorded any more fails then on what it already made.
 * @throws MigrationError of one line: database unreachable, lock held too long, or the migration that failed.
 */
export async function applyMigrations(options: ApplyMigrationsOptions): Promise<{ applied: string[] }> {
  const log = options.log ?? (() => {})
  const migrationsList = await readMigrations(options.migrationsDir ?? MIGRATIONS_DIR)
  const config = connectionConfig(options.databaseUrl)
  return withMigrationLock({
    config,
    waitMs: options.lockWaitMs ?? LOCK_WAIT_MS,
    onWait: () => log('Another process is applying migrations, waiting for it'),
    work: async (session) => {
      const { applied, unfinished } = await readHistory(session)
      if (migrationsList.migrationDirectories.every(({ path }) => applied.has(path))) return { applied: [] }
      return withSchemaEngine({
        config: { ...config, lock_timeout: TABLE_LOCK_WAIT_MS },
        onMessage: log,
        work: async (engine) => {
          await forgetUnfinished(engine, unfinished, log)
          const output = await engine.applyMigrations({ migrationsList, filters: NO_FILTERS })
          return { applied: output.appliedMigrationNames }
        },
      })
    },
  })
}

async function forgetUnfinished(
  engine: SchemaEngine,
  names: readonly string[],
  log: (line: string) => void,
): Promise<void> {
  for (const migrationName of new Set(names)) {
    log(`Trying ${migrationName} again, it did not finish last time`)
    await engine.markMigrationRolledBack({ migrationName })
  }
}
