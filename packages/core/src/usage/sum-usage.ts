import type { UsageResponse } from '@redraft/contracts/console'
import type { CoreContext } from '../context.ts'
import { type UsageScope, usageWhere } from './usage-where.ts'

interface Row {
  requests: bigint
  succeeded: bigint
  failed: bigint
  words: bigint
}

/** Numbers of all entries that the filters leave. */
export async function sumUsage({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: UsageScope
}): Promise<UsageResponse['totals']> {
  const [row] = await ctx.db.prisma.$queryRaw<Row[]>`
    SELECT count(*) AS requests, count(*) FILTER (WHERE r.state = 'SUCCEEDED') AS succeeded,
      count(*) FILTER (WHERE r.state NOT IN ('SUCCEEDED', 'PENDING')) AS failed,
      COALESCE(sum(r.words) FILTER (WHERE r.state = 'SUCCEEDED'), 0)::bigint AS words
    FROM api_request r WHERE ${usageWhere(input)}`
  return {
    requests: Number(row?.requests ?? 0n),
    succeeded: Number(row?.succeeded ?? 0n),
    failed: Number(row?.failed ?? 0n),
    words: Number(row?.words ?? 0n),
  }
}
