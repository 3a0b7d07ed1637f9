import { setTimeout as pause } from 'node:timers/promises'
import type { Client, ClientConfig } from 'pg'
import { connect } from './connection.ts'
import { MigrationError } from './migration-error.ts'

// Any constant will do, as long as it is not the one the schema engine takes itself (72707369).
const LOCK_KEY = 7_237_002
const RETRY_MS = 100

/**
 * Runs `work` while no other runner does, anywhere, on this database. The lock lives on a session of its own
 * and goes with it, so a killed runner leaves nothing behind.
 * @throws MigrationError `lock_timeout` when another runner holds it for longer than `waitMs`.
 */
export async function withMigrationLock<Result>(options: {
  config: ClientConfig
  waitMs: number
  onWait: () => void
  work: (session: Client) => Promise<Result>
}): Promise<Result> {
  const session = await connect(options.config)
  try {
    await acquire(session, options)
    return await options.work(session)
  } finally {
    await session.end().catch(() => {})
  }
}

async function acquire(session: Client, options: { waitMs: number; onWait: () => void }): Promise<void> {
  const giveUpAt = performance.now() + options.waitMs
  for (let attempt = 0; !(await tryLock(session)); attempt += 1) {
    if (performance.now() >= giveUpAt) {
      throw new MigrationError(
        'lock_timeout',
        `Another process has been applying migrations for more than ${Math.round(options.waitMs / 1000)} s`,
      )
    }
    if (attempt === 0) options.onWait()
    await pause(RETRY_MS)
  }
}

async function tryLock(session: Client): Promise<boolean> {
  const { rows } = await session.query('SELECT pg_try_advisory_lock($1) AS locked', [LOCK_KEY])
  return rows[0]?.locked === true
}
