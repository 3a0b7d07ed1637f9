import { AppError } from '@redraft/contracts'
import type { OverviewResponse } from '@redraft/contracts/console'
import type { CoreContext } from '../context.ts'
import { toKeyEntry } from '../keys/key-entry.ts'
import { listKeys } from '../keys/list-keys.ts'
import { searchUsage } from '../usage/search-usage.ts'
import { sumUsage } from '../usage/sum-usage.ts'
import { readWorkspace } from '../workspaces/read-workspace.ts'
import { usageByDay } from './usage-by-day.ts'

const DAY_MS = 86_400_000
/** Days of the chart, today included. */
const DAYS = 30
const RECENT = 10

/** Everything the first page of a workspace shows, at the moment `now`. Throws `not_found`. */
export async function readOverview({
  ctx,
  input: { workspaceId, now },
}: {
  ctx: CoreContext
  input: { readonly workspaceId: string; readonly now: Date }
}): Promise<OverviewResponse> {
  const today = new Date(now.toISOString().slice(0, 10))
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
  const since = new Date(today.getTime() - (DAYS - 1) * DAY_MS)
  const scope = { ctx, input: { workspaceId } }
  const [workspace, row, totals, days, recent, keys, scans] = await Promise.all([
    readWorkspace(scope),
    ctx.db.prisma.workspace.findUnique({
      where: { id: workspaceId },
      include: { _count: { select: { ledger: true } } },
    }),
    sumUsage({ ctx, input: { workspaceId, from: month } }),
    usageByDay(ctx, { workspaceId, since }),
    searchUsage({ ctx, input: { workspaceId, limit: RECENT } }),
    listKeys(scope),
    ctx.db.prisma.dailyScan.findUnique({ where: { workspaceId_day: { workspaceId, day: today } } }),
  ])
  if (!row) throw new AppError('not_found')
  return {
    ...{ workspace_id: workspaceId, name: workspace.name, plan: workspace.plan },
    balance_words: Number(row.balanceWords),
    never_credited: row._count.ledger === 0,
    month: {
      from: month.toISOString(),
      words: totals.words,
      requests: totals.requests,
      failed: totals.failed,
    },
    ...{ days, recent },
    keys: keys.map(toKeyEntry),
    daily_scans: { used: scans?.used ?? 0, limit: workspace.limits.daily_scans },
  }
}
