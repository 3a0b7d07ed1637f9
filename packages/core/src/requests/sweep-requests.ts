import { callEnsureRequestPartitions, callSweepRequests, type SweepCounts } from '@redraft/db'
import { purgeAccounts } from '../accounts/purge-accounts.ts'
import type { CoreContext } from '../context.ts'
import { purgeSourceRecords } from '../sources/source-records.ts'

/** The gateway that waits closes a request at its deadline; this is for those whose gateway died (I4: deadline + 10 s). */
const GRACE_MS = 2_000
const ROWS_PER_SWEEP = 1_000
const PARTITIONS_AHEAD = 2

/** Expires stale PENDING rows, purges old results and idempotency keys. Cheap, and safe to run from every process. */
export async function sweepRequests({ ctx }: { ctx: CoreContext }): Promise<SweepCounts> {
  return callSweepRequests(ctx.db.prisma, GRACE_MS, ROWS_PER_SWEEP)
}

/** Creates the partitions of the usage log for the months to come. */
export async function ensurePartitions({ ctx }: { ctx: CoreContext }): Promise<number> {
  return callEnsureRequestPartitions(ctx.db.prisma, PARTITIONS_AHEAD)
}

export interface Sweeper {
  close(): Promise<void>
}

const SWEEP_EVERY_MS = 3_000
const HOURLY_MS = 3_600_000

/** Sweeps every few seconds until closed; errors go to `onError` and the next round tries again. */
export function startSweeper({
  ctx,
  onError,
}: {
  ctx: CoreContext
  onError: (error: unknown) => void
}): Sweeper {
  let running: Promise<unknown> = Promise.resolve()
  let hourlyAt = 0
  const round = async (): Promise<void> => {
    await sweepRequests({ ctx })
    if (Date.now() < hourlyAt) return
    await ensurePartitions({ ctx })
    await purgeSourceRecords({ ctx })
    await purgeAccounts({ ctx })
    hourlyAt = Date.now() + HOURLY_MS
  }
  const timer = setInterval(() => {
    running = running.then(round).catch(onError)
  }, SWEEP_EVERY_MS)
  return {
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
