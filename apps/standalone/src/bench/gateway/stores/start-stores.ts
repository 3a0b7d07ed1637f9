import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeAbandoned, startEmbeddedPostgres } from '@redraft/local-postgres'
import { migrateStores } from '../../../migrate/migrate-stores.ts'
import type { Cleanup } from '../cleanup.ts'
import type { Backend } from '../options.ts'
import { deleteKeys, startRedis } from './start-redis.ts'

export interface Stores {
  readonly databaseUrl: string
  /** Absent: PostgreSQL carries the queue. */
  readonly redisUrl: string | undefined
  /** Keeps the bench's queues apart from others in a Redis that was there before. */
  readonly prefix: string
}

const FOLDER = 'redraft-bench-'

/** A fresh PostgreSQL that commits to disk as in production, and the Redis of `REDIS_URL` or a fresh one. */
export async function startStores(wanted: Backend | undefined, cleanup: Cleanup): Promise<Stores> {
  await removeLeftovers()
  const folder = await mkdtemp(join(tmpdir(), FOLDER))
  cleanup.add(() => rm(folder, { recursive: true, force: true }))
  // PostgreSQL's own user must get in when this runs as root.
  await chmod(folder, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: () => undefined })
  cleanup.add(() => postgres.stop())
  const prefix = `redraft_bench_${process.pid}`
  const redisUrl = wanted === 'postgres' ? undefined : await findRedis({ folder, prefix, cleanup })
  if (wanted === 'redis' && redisUrl === undefined) {
    throw new Error('There is no Redis: set REDIS_URL, or put redis-server on the PATH.')
  }
  await migrateStores({ databaseUrl: postgres.databaseUrl, redisUrl })
  return { databaseUrl: postgres.databaseUrl, redisUrl, prefix }
}

interface FindRedis {
  readonly folder: string
  readonly prefix: string
  readonly cleanup: Cleanup
}

async function findRedis({ folder, prefix, cleanup }: FindRedis): Promise<string | undefined> {
  const given = process.env.REDIS_URL
  if (given) {
    cleanup.add(() => deleteKeys(given, prefix))
    return given
  }
  const redis = await startRedis(folder)
  if (redis) cleanup.add(() => redis.stop())
  return redis?.url
}

/** Stops and deletes what a killed bench left. */
async function removeLeftovers(): Promise<void> {
  const names = await readdir(tmpdir())
  for (const name of names.filter((entry) => entry.startsWith(FOLDER))) {
    const folder = join(tmpdir(), name)
    if (await removeAbandoned(join(folder, 'data'), () => undefined)) {
      await rm(folder, { recursive: true, force: true })
    }
  }
}
