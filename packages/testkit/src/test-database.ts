import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { withDatabase } from './database-url.ts'
import { providedStores } from './provided-stores.ts'

export interface TestDatabase {
  readonly databaseUrl: string
  /** Optional: the whole server goes at the end of the run. Ends connections that are still open. */
  drop(): Promise<void>
}

/** A fresh, migrated database with nothing in it, for one test file or one test; made in about a tenth of a second. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { adminUrl, templateDatabase } = providedStores()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOn(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`)
  return {
    databaseUrl: withDatabase(adminUrl, name),
    drop: () => runOn(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

async function runOn(databaseUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
