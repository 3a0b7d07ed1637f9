import { getRequest, type KeyActor, purgeResult } from '@redraft/core'
import type { Request, RequestHandler, Response } from 'express'
import { keyOf } from '../../call.ts'
import type { GatewayDeps } from '../../deps.ts'

/** Whose requests may be seen: those of the calling key. */
function actorOf(res: Response): KeyActor {
  const { keyId, workspaceId, scopes } = keyOf(res)
  return { kind: 'key', keyId, workspaceId, scopes }
}

const inputOf = (req: Request) => ({ id: String(req.params.id) })

/** `GET /requests/{id}`: state and, while it is kept, the result of an earlier request. */
export function getRequestState({ ctx, usage }: GatewayDeps): RequestHandler {
  return async (req, res) => {
    await usage.flush()
    res
      .set('Cache-Control', 'no-store')
      .json(await getRequest({ ctx, actor: actorOf(res), input: inputOf(req) }))
  }
}

/** `DELETE /requests/{id}`: purges the stored result at once. */
export function deleteRequestResult({ ctx, usage }: GatewayDeps): RequestHandler {
  return async (req, res) => {
    await usage.flush()
    await purgeResult({ ctx, actor: actorOf(res), input: inputOf(req) })
    res.status(204).end()
  }
}
