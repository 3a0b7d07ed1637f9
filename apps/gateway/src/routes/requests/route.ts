import { getRequest, purgeResult } from '@redraft/core'
import type { Request, RequestHandler, Response } from 'express'
import { keyOf } from '../../call.ts'
import type { GatewayDeps } from '../../deps.ts'

function scopeOf(req: Request, res: Response) {
  const { keyId, workspaceId, scopes } = keyOf(res)
  return {
    id: String(req.params.id),
    workspaceId,
    apiKeyId: keyId,
    wholeWorkspace: scopes.includes('workspace:read'),
  }
}

/** `GET /requests/{id}`: state and, while it is kept, the result of an earlier request. */
export function getRequestState({ ctx, usage }: GatewayDeps): RequestHandler {
  return async (req, res) => {
    await usage.flush()
    res.set('Cache-Control', 'no-store').json(await getRequest({ ctx, input: scopeOf(req, res) }))
  }
}

/** `DELETE /requests/{id}`: purges the stored result at once. */
export function deleteRequestResult({ ctx, usage }: GatewayDeps): RequestHandler {
  return async (req, res) => {
    await usage.flush()
    await purgeResult({ ctx, input: scopeOf(req, res) })
    res.status(204).end()
  }
}
