import type { OverviewResponse } from '@redraft/contracts/console'
import type { CoreContext } from '../context.ts'
import { usageWhere } from '../usage/usage-where.ts'

interface Row {
  date: string
  endpoint: string
  words: bigint
  requests: bigint
}

/** Words and requests of each UTC day and endpoint from a moment on; only those that exist. */
export async function usageByDay(
  ctx: CoreContext,
  { workspaceId, since }: { workspaceId: string; since: Date },
): Promise<OverviewResponse['days']> {
  const rows = await ctx.db.prisma.$queryRaw<Row[]>`
    SELECT to_char(r.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS date, r.endpoint,
      COALESCE(sum(r.words) FILTER (WHERE r.state = 'SUCCEEDED'), 0)::bigint AS words, count(*) AS requests
    FROM api_request r WHERE ${usageWhere({ workspaceId, from: since })}
    GROUP BY 1, 2 ORDER BY 1, 2`
  return rows.map(({ date, endpoint, words, requests }) => ({
    ...{ date, endpoint },
    words: Number(words),
    requests: Number(requests),
  }))
}
