import { connectionConfig } from './connection.ts'
import { MigrationError } from './migration-error.ts'
import { MIGRATIONS_DIR, readMigrations, readText, SCHEMA_FILE } from './migrations-folder.ts'
import { NO_FILTERS, withSchemaEngine } from './schema-engine.ts'

/**
 * The SQL that leads from the migrations folder to the Prisma schema; empty when there is no difference.
 * The folder is replayed in a temporary database of the server at `databaseUrl` (it needs CREATEDB there);
 * the database of the URL itself is neither read nor changed.
 * @throws MigrationError naming a migration that cannot be replayed, or what is wrong in the schema.
 */
export async function diffMigration(options: {
  databaseUrl: string
  from?: string
  to?: string
}): Promise<string> {
  const from = await readMigrations(options.from ?? MIGRATIONS_DIR)
  const schemaFile = options.to ?? SCHEMA_FILE
  const schema = await readText(schemaFile)
  return withSchemaEngine({
    config: connectionConfig(options.databaseUrl),
    work: async (engine) => {
      const { stdout } = await engine.diff({
        from: { tag: 'migrations', ...from },
        to: { tag: 'schemaDatamodel', files: [{ path: schemaFile, content: schema }] },
        script: true,
        exitCode: null,
        filters: NO_FILTERS,
      })
      if (stdout === null) throw new MigrationError('engine_failed', 'The schema engine returned no script')
      return /^\s*(--[^\n]*\s*)?$/.test(stdout) ? '' : stdout
    },
  })
}
