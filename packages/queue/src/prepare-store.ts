import { runMigrations } from 'bullmq'
import pg from 'pg'
import { QUEUE_SCHEMA, type QueueStore } from './settings.ts'

/** Creates or upgrades BullMQ's tables when PostgreSQL carries the queue; Redis needs nothing. Safe to run at once from several processes. */
export async function prepareQueueStore(store: Pick<QueueStore, 'redisUrl' | 'databaseUrl'>): Promise<void> {
  if (store.redisUrl !== undefined) return
  const client = new pg.Client({
    connectionString: store.databaseUrl,
    application_name: 'redraft-queue-migration',
  })
  await client.connect()
  try {
    await runMigrations(client, QUEUE_SCHEMA)
  } finally {
    await client.end()
  }
}
