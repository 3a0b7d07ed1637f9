import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DATABASE, databaseUrlOf } from './first-connection.ts'
import { livingHolder } from './supervisor-lock.ts'

/** The database URL of the PostgreSQL that another process runs on this data folder now, for commands. */
export async function runningDatabaseUrl(dataDir: string): Promise<string | undefined> {
  const holder = await livingHolder(dataDir)
  if (!holder?.port) return undefined
  const password = await readFile(join(dataDir, 'postgres-password'), 'utf8').catch(() => undefined)
  if (!password) return undefined
  return databaseUrlOf({ port: holder.port, password: password.trim(), database: DATABASE })
}
