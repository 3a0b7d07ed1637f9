import type { CoreContext } from '../context.ts'

/** A request that needed no job: refused, replayed, or answered at once. It charges nothing. */
export interface UncountedRequest {
  readonly id: string
  readonly workspaceId: string
  readonly apiKeyId: string
  readonly endpoint: string
  readonly httpStatus: number
  /** Null when it succeeded. */
  readonly errorCode: string | null
  readonly clientRequestId: string | null
  /** The request whose answer was replayed. */
  readonly originalId: string | null
  readonly createdAt: Date
  readonly settledAt: Date
}

/** Writes the usage rows of several such requests at once; rows already there are left alone. */
export async function recordRequests({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly requests: readonly UncountedRequest[] }
}): Promise<void> {
  if (input.requests.length === 0) return
  await ctx.db.prisma.apiRequest.createMany({
    data: input.requests.map((request) => ({
      ...request,
      state: request.errorCode === null ? 'SUCCEEDED' : 'FAILED',
      words: 0,
    })),
    skipDuplicates: true,
  })
}
