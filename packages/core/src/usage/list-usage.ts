import type { CoreContext } from '../context.ts'

/** One row of the usage log (contract, section 8). `words` is what was charged: 0 unless the request succeeded. */
export interface UsageEntry {
  readonly id: string
  readonly endpoint: string
  readonly status: string
  readonly httpStatus: number | null
  readonly words: number
  readonly keyId: string
  /** The client's own `X-Request-Id`. */
  readonly clientRequestId: string | null
  readonly createdAt: Date
  readonly durationMs: number | null
}

/** The newest entries of a workspace's usage log, newest first. */
export async function listUsage({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly workspaceId: string; readonly limit: number }
}): Promise<UsageEntry[]> {
  const rows = await ctx.db.prisma.apiRequest.findMany({
    where: { workspaceId: input.workspaceId },
    orderBy: { id: 'desc' },
    take: input.limit,
  })
  return rows.map((row) => ({
    id: row.id,
    endpoint: row.endpoint,
    status: row.state === 'SUCCEEDED' ? 'succeeded' : (row.errorCode ?? row.state.toLowerCase()),
    httpStatus: row.httpStatus,
    words: row.state === 'SUCCEEDED' ? row.words : 0,
    keyId: row.apiKeyId,
    clientRequestId: row.clientRequestId,
    createdAt: row.createdAt,
    durationMs: row.settledAt === null ? null : row.settledAt.getTime() - row.createdAt.getTime(),
  }))
}
