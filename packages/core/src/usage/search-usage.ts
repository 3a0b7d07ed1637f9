import type { UsageEntry } from '@redraft/contracts/console'
import { Prisma } from '@redraft/db'
import type { CoreContext } from '../context.ts'
import { toUsageEntry, USAGE_COLUMNS, type UsageRow } from './usage-row.ts'
import { type UsageScope, usageWhere } from './usage-where.ts'

export interface UsagePageInput extends UsageScope {
  /** Id of the last entry that was seen: entries older than it follow. */
  readonly after?: string | undefined
  readonly limit: number
}

/** One page of a workspace's usage log, newest first. */
export async function searchUsage({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: UsagePageInput
}): Promise<UsageEntry[]> {
  const after = input.after === undefined ? Prisma.empty : Prisma.sql`AND r.id < ${input.after}::uuid`
  const rows = await ctx.db.prisma.$queryRaw<UsageRow[]>`
    SELECT ${USAGE_COLUMNS} FROM api_request r JOIN api_key k ON k.id = r.api_key_id
    WHERE ${usageWhere(input)} ${after} ORDER BY r.id DESC LIMIT ${input.limit}`
  return rows.map(toUsageEntry)
}
