import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '@redraft/local-postgres'
import { diffMigration } from './diff-migration.ts'
import { MIGRATIONS_DIR } from './migrations-folder.ts'

/**
 * `npm run migrate:new -w packages/db -- --name X`: writes `prisma/migrations/<time>_X/migration.sql` with what
 * is missing from the migrations towards `schema.prisma`, for a person to read and complete. The migrations are
 * replayed on a throwaway PostgreSQL.
 */
async function newMigration(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'redraft-diff-'))
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, throwaway: true })
  try {
    const sql = await diffMigration({ databaseUrl: postgres.databaseUrl })
    if (sql === '') return 'The migrations already lead to schema.prisma, nothing was written.'
    const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
    const target = join(MIGRATIONS_DIR, `${time}_${name}`)
    await mkdir(target)
    await writeFile(join(target, 'migration.sql'), sql)
    return `Wrote ${join(target, 'migration.sql')}. Read it before you commit it.`
  } finally {
    await postgres.stop()
  }
}

const { values } = parseArgs({ options: { name: { type: 'string' } } })
if (values.name && /^[a-z0-9_]+$/.test(values.name)) {
  process.stderr.write(`${await newMigration(values.name)}\n`)
} else {
  process.stderr.write(
    'Give the migration a name: npm run migrate:new -w packages/db -- --name add_column_x\n',
  )
  process.exitCode = 1
}
