import { errorAnswer, isErrorCode, type JobEndpoint, type RequestStateResponse } from '@redraft/contracts'
import type { KeyActor } from '../access/actor.ts'
import type { CoreContext } from '../context.ts'
import { composeResponse } from './compose-response.ts'
import { readExplanation } from './explanation.ts'
import { findVisibleRequest } from './find-visible-request.ts'

/** What `GET /requests/{id}` answers. A replay shows the result of the request it replayed. */
export async function getRequest({
  ctx,
  actor,
  input,
}: {
  ctx: CoreContext
  actor: KeyActor
  input: { readonly id: string }
}): Promise<RequestStateResponse> {
  const row = await findVisibleRequest(ctx, { actor, action: 'request.read', id: input.id })
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
