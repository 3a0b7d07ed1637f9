import { applyMigrations } from './apply-migrations.ts'
import { MigrationError } from './migration-error.ts'

/** `npm run migrate`: applies the migrations folder to DATABASE_DIRECT_URL, else DATABASE_URL. */
async function main(env: NodeJS.ProcessEnv): Promise<number> {
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

function say(line: string): void {
  process.stderr.write(`${line}\n`)
}

process.exitCode = await main(process.env)
