import { AppError } from '@redraft/contracts'
import type { RequestDetail } from '@redraft/contracts/console'
import type { CoreContext } from '../context.ts'
import { isUuid } from '../ids.ts'
import { toUsageEntry, USAGE_COLUMNS, type UsageRow } from './usage-row.ts'

/** One entry of a workspace's usage log, without text or result. Throws `not_found`, also for a foreign one. */
export async function findUsageEntry({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly workspaceId: string; readonly id: string }
}): Promise<RequestDetail> {
  if (!isUuid(input.id)) throw new AppError('not_found')
  const [row] = await ctx.db.prisma.$queryRaw<UsageRow[]>`
    SELECT ${USAGE_COLUMNS} FROM api_request r JOIN api_key k ON k.id = r.api_key_id
    WHERE r.id = ${input.id}::uuid AND r.workspace_id = ${input.workspaceId}::uuid`
  if (!row) throw new AppError('not_found')
  return {
    ...toUsageEntry(row),
    state: row.state.toLowerCase() as RequestDetail['state'],
    error_code: row.error_code,
    settled_at: row.settled_at?.toISOString() ?? null,
    original_request_id: row.original_id,
  }
}
