import type { SourceCache } from '@redraft/citations'
import { type CoreContext, readSourceRecord, writeSourceRecord } from '@redraft/core'

/** The cache of looked-up sources in PostgreSQL. A database that is away costs a look-up, not the request. */
export function createDatabaseCache({
  ctx,
  now,
  onError,
}: {
  ctx: CoreContext
  now: () => Date
  onError: (error: unknown) => void
}): SourceCache {
  return {
    async get(name) {
      try {
        return await readSourceRecord({ ctx, input: { name, now: now() } })
      } catch (error) {
        onError(error)
        return undefined
      }
    },
    async set(name, value, lifetimeMs) {
      const expiresAt = new Date(now().getTime() + lifetimeMs)
      await writeSourceRecord({ ctx, input: { name, value, expiresAt } }).catch(onError)
    },
  }
}
