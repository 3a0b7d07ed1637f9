import { changeWorkspaceRequest } from '@redraft/contracts/console'
import { readWorkspace, setWorkspace } from '@redraft/core'
import type { RequestHandler } from 'express'
import type { ConsoleDeps } from '../console-deps.ts'
import { parseInput } from '../input.ts'
import { actorOf, workspaceOf } from '../visit.ts'

/** `GET /workspaces/:w` */
export function getWorkspace({ gateway: { ctx } }: ConsoleDeps): RequestHandler {
  return async (_req, res) => {
    res.json(await readWorkspace({ ctx, input: { workspaceId: workspaceOf(res) } }))
  }
}

/** `PATCH /workspaces/:w` */
export function changeWorkspace({ gateway: { ctx } }: ConsoleDeps): RequestHandler {
  return async (req, res) => {
    const workspaceId = workspaceOf(res)
    const { result_retention_hours, engine_locked, ...given } = parseInput(changeWorkspaceRequest, req.body)
    const renamed = { resultRetentionHours: result_retention_hours, engineLocked: engine_locked }
    await setWorkspace({ ctx, actor: actorOf(res), input: { workspaceId, ...given, ...renamed } })
    res.json(await readWorkspace({ ctx, input: { workspaceId } }))
  }
}
