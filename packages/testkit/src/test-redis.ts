import { randomUUID } from 'node:crypto'
import { providedStores } from './provided-stores.ts'
import { REDIS_DATABASES } from './redis-server.ts'

/**
 * The Redis of this run, undefined when there is none (then `describe.skipIf` the suite). Each test file gets a
 * database of its own, except on a Redis from outside (`REDIS_URL`); pub/sub channels are shared in any case, so
 * put `testKeyPrefix()` before names.
 */
export function testRedisUrl(): string | undefined {
  const { redisUrl, redisOwned } = providedStores()
  if (!redisUrl || !redisOwned) return redisUrl
  return `${redisUrl}/${Number(process.env.VITEST_WORKER_ID ?? 0) % REDIS_DATABASES}`
}

/** A prefix for keys and channels that nobody else uses. */
export function testKeyPrefix(): string {
  return `test-${randomUUID().slice(0, 13)}`
}
