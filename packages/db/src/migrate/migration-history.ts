import type { Client } from 'pg'

/** What `_prisma_migrations` knows; both lists are empty on a database that no migration has touched. */
export interface MigrationHistory {
  readonly applied: ReadonlySet<string>
  /** Begun and neither finished nor marked as rolled back: they failed, or their runner was killed. */
  readonly unfinished: readonly string[]
}

/** Reads only. */
export async function readHistory(session: Client): Promise<MigrationHistory> {
  const table = await session.query(`SELECT to_regclass('_prisma_migrations') IS NOT NULL AS present`)
  if (table.rows[0]?.present !== true) return { applied: new Set(), unfinished: [] }
  const { rows } = await session.query<{ migration_name: string; finished: boolean }>(
    `SELECT migration_name, finished_at IS NOT NULL AS finished FROM _prisma_migrations
      WHERE rolled_back_at IS NULL ORDER BY started_at`,
  )
  return {
    applied: new Set(rows.filter((row) => row.finished).map((row) => row.migration_name)),
    unfinished: rows.filter((row) => !row.finished).map((row) => row.migration_name),
  }
}
