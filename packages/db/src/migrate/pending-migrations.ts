import { connect, connectionConfig } from './connection.ts'
import { readHistory } from './migration-history.ts'
import { MIGRATIONS_DIR, migrationNames } from './migrations-folder.ts'

/**
 * Names of the migrations of the folder that this database does not have yet, oldest first. Reads only, on a
 * connection of its own. Migrations that only the database knows (a newer release ran here) do not count.
 * @throws MigrationError when the database cannot be reached or read.
 */
export async function pendingMigrations(options: {
  databaseUrl: string
  migrationsDir?: string
}): Promise<string[]> {
  const names = await migrationNames(options.migrationsDir ?? MIGRATIONS_DIR)
  const session = await connect({ ...connectionConfig(options.databaseUrl), statement_timeout: 10_000 })
  try {
    const { applied } = await readHistory(session)
    return names.filter((name) => !applied.has(name))
  } finally {
    await session.end().catch(() => {})
  }
}
