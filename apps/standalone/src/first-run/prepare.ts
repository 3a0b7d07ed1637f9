import { MigrationError } from '@redraft/db/migrate'
import { migrateStores } from '../migrate/migrate-stores.ts'
import { ensureDemo } from './ensure-demo.ts'
import type { Prepared, PrepareOrder } from './preparation.ts'

/** The child of `startPreparation`: what it reads and compiles is gone with it. */
async function prepare({ databaseUrl, redisUrl }: PrepareOrder): Promise<Prepared> {
  try {
    await migrateStores({ databaseUrl, redisUrl })
    return { key: await ensureDemo(databaseUrl) }
  } catch (error) {
    if (error instanceof MigrationError) return { fault: error.message }
    throw error
  }
}

process.once('message', async (order: PrepareOrder) => {
  const prepared = await prepare(order)
  process.send?.(prepared, () => process.disconnect())
})
// The supervisor is gone, or needs nothing more.
process.on('disconnect', () => process.exit())
