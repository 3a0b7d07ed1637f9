import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyMigrations } from '@redraft/db/migrate'
import { removeAbandoned, startEmbeddedPostgres } from '@redraft/local-postgres'
import { Client } from 'pg'
import { withDatabase } from './database-url.ts'
import type { ProvidedStores } from './provided-stores.ts'
import { type RunningRedis, startRedis, stopAbandonedRedis } from './redis-server.ts'

const PREFIX = 'redraft-test-'
const TEMPLATE = 'redraft_template'

export interface RunningStores {
  readonly provided: ProvidedStores
  stop(): Promise<void>
}

/** Starts the stores of one test run in a temporary folder, and clears away those of runs that were killed. */
export async function startStores(log: (line: string) => void): Promise<RunningStores> {
  await removeLeftovers(log)
  const folder = await mkdtemp(join(tmpdir(), PREFIX))
  // The user PostgreSQL runs as must get in when the tests run as root.
  await chmod(folder, 0o755)
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder, 'data'),
    log: () => {},
    throwaway: true,
  })
  let redis: RunningRedis | undefined
  const stop = async (): Promise<void> => {
    await Promise.all([postgres.stop(), redis?.stop()])
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await createTemplate(postgres.databaseUrl)
    redis = await startRedis(join(folder, 'redis'), log)
    return { provided: provide(postgres.databaseUrl, redis), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function provide(adminUrl: string, redis: RunningRedis | undefined): ProvidedStores {
  const external = process.env.REDIS_URL
  const redisUrl = external ?? redis?.url
  return {
    adminUrl,
    templateDatabase: TEMPLATE,
    redisOwned: !external,
    ...(redisUrl ? { redisUrl } : {}),
  }
}

async function createTemplate(adminUrl: string): Promise<void> {
  const admin = new Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    await admin.query(`CREATE DATABASE ${TEMPLATE}`)
    await applyMigrations({ databaseUrl: withDatabase(adminUrl, TEMPLATE) })
    // Without connections it can be copied at any time, by several test files at once.
    await admin.query(`ALTER DATABASE ${TEMPLATE} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`)
  } finally {
    await admin.end()
  }
}

async function removeLeftovers(log: (line: string) => void): Promise<void> {
  const names = await readdir(tmpdir())
  for (const name of names.filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(tmpdir(), name)
    if (!(await removeAbandoned(join(folder, 'data'), log))) continue
    await stopAbandonedRedis(join(folder, 'redis'))
    await rm(folder, { recursive: true, force: true })
  }
}
