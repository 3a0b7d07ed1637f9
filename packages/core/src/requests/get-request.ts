import {
  AppError,
  errorAnswer,
  isErrorCode,
  type JobEndpoint,
  type RequestStateResponse,
} from '@redraft/contracts'
import type { CoreContext } from '../context.ts'
import { isUuid } from '../ids.ts'
import { composeResponse } from './compose-response.ts'
import { readExplanation } from './explanation.ts'

export interface RequestScope {
  readonly id: string
  readonly workspaceId: string
  readonly apiKeyId: string
  /** Keys with the scope `workspace:read` see every request of their workspace. */
  readonly wholeWorkspace: boolean
}

const PAST_MS = 24 * 3_600_000

/** Finds a request that the key may see, or throws `not_found`; a foreign one looks exactly like an unknown one. */
async function findVisible(ctx: CoreContext, scope: RequestScope) {
  const row = isUuid(scope.id) ? await ctx.db.prisma.apiRequest.findUnique({ where: { id: scope.id } }) : null
  const visible =
    row !== null &&
    row.workspaceId === scope.workspaceId &&
    (scope.wholeWorkspace || row.apiKeyId === scope.apiKeyId) &&
    row.createdAt.getTime() > Date.now() - PAST_MS
  if (!visible) {
    throw new AppError('not_found', { detail: 'This key made no request with this id in the last 24 hours.' })
  }
  return row
}

/** What `GET /requests/{id}` answers. A replay shows the result of the request it replayed. */
export async function getRequest({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: RequestScope
}): Promise<RequestStateResponse> {
  const row = await findVisible(ctx, input)
  const sourceId = row.originalId ?? row.id
  const result = await ctx.db.prisma.apiResult.findUnique({ where: { requestId: sourceId } })
  const source = row.originalId ? await ctx.db.prisma.apiRequest.findUnique({ where: { id: sourceId } }) : row
  const state =
    row.state === 'PENDING' ? 'pending' : (row.state.toLowerCase() as RequestStateResponse['state'])
  const response: RequestStateResponse = {
    request_id: row.id,
    endpoint: row.endpoint,
    state,
    words: row.state === 'SUCCEEDED' ? row.words : 0,
    created_at: row.createdAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
  }
  if (row.state === 'SUCCEEDED' && result && source) {
    response.result = composeResponse({
      endpoint: source.endpoint as JobEndpoint,
      body: result.body,
      words: source.words,
      wordsRemaining: Number(result.wordsRemaining),
    })
  }
  if (isErrorCode(row.errorCode)) {
    const { detail, data } = readExplanation(result?.body ?? null)
    const { error, code, message, issues } = errorAnswer(
      { code: row.errorCode, detail, data: data ?? {} },
      row.id,
    )
    response.error = {
      error,
      code,
      message,
      request_id: row.id,
      ...(typeof issues === 'object' && { issues: [...issues] }),
    }
  }
  return response
}

/**
 * Deletes the stored result at once. Its Idempotency-Key stays taken until it expires: a repeat must not be charged.
 * @throws AppError `not_found`, or `request_in_progress` while there is no result yet
 */
export async function purgeResult({ ctx, input }: { ctx: CoreContext; input: RequestScope }): Promise<void> {
  const row = await findVisible(ctx, input)
  if (row.state === 'PENDING') {
    throw new AppError('request_in_progress', { detail: 'Its result can be deleted once it has ended.' })
  }
  await ctx.db.prisma.apiResult.deleteMany({ where: { requestId: row.originalId ?? row.id } })
}

/** Deletes a result that its workspace does not want kept beyond the answer. */
export async function forgetResult({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly id: string }
}): Promise<void> {
  await ctx.db.prisma.apiResult.deleteMany({ where: { requestId: input.id } })
}
