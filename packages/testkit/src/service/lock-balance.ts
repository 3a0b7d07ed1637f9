import type { CoreContext } from '@redraft/core'
import { onTestFinished } from 'vitest'

/**
 * Locks the balance of a workspace, so that a worker stands still in the middle of settling until the returned
 * function is called, or the test ends.
 */
export async function lockBalance(ctx: CoreContext, workspaceId: string): Promise<() => Promise<void>> {
  const client = await ctx.db.pool.connect()
  await client.query('BEGIN')
  await client.query('SELECT 1 FROM workspace WHERE id = $1 FOR UPDATE', [workspaceId])
  let released: Promise<void> | undefined
  const end = async (): Promise<void> => {
    await client.query('ROLLBACK')
    client.release()
  }
  const release = (): Promise<void> => {
    released ??= end()
    return released
  }
  onTestFinished(release)
  return release
}

/** How many sessions of workers stand still at a lock. */
export async function standingSettles(ctx: CoreContext): Promise<number> {
  const { rows } = await ctx.db.pool.query(`SELECT pid ${STANDING}`)
  return rows.length
}

/** Ends the standing sessions of killed workers, as the network does when their machine is gone. */
export async function endStandingSettles(ctx: CoreContext): Promise<void> {
  await ctx.db.pool.query(`SELECT pg_terminate_backend(pid) ${STANDING}`)
}

const STANDING = `FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'redraft-worker' AND wait_event_type = 'Lock'`
