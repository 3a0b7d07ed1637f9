import { applyMigrations } from './apply-migrations.ts'
import { MigrationError } from './migration-error.ts'

/**
 * `npm run migrate`: applies the migrations folder to DATABASE_DIRECT_URL, else DATABASE_URL. Returns the exit
 * status; everything it has to say goes to `say`, line by line.
 */
export async function migrateCommand(
  env: Readonly<Record<string, string | undefined>>,
  say: (line: string) => void,
): Promise<number> {
  const databaseUrl = env.DATABASE_DIRECT_URL || env.DATABASE_URL
  if (!databaseUrl) {
    say('Set DATABASE_URL (or DATABASE_DIRECT_URL) to the database to migrate; `npm start` migrates its own.')
    return 1
  }
  try {
    const { applied } = await applyMigrations({ databaseUrl, log: say })
    say(applied.length === 0 ? 'Nothing to do, all migrations are applied.' : `Applied ${applied.length}.`)
    return 0
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error
    say(error.message)
    return 1
  }
}
