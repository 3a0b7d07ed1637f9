import { changeMemberRequest } from '@redraft/contracts/console'
import { changeRole, removeMember as endMembership, listMembers as list } from '@redraft/core'
import type { RequestHandler } from 'express'
import type { ConsoleDeps } from '../console-deps.ts'
import { parseInput } from '../input.ts'
import { actorOf, workspaceOf } from '../visit.ts'

/** `GET /workspaces/:w/members` */
export function listMembers({ gateway: { ctx } }: ConsoleDeps): RequestHandler {
  return async (_req, res) => {
    res.json(await list({ ctx, input: { workspaceId: workspaceOf(res) } }))
  }
}

/** `PATCH /workspaces/:w/members/:u` */
export function changeMember({ gateway: { ctx } }: ConsoleDeps): RequestHandler {
  return async (req, res) => {
    const { role } = parseInput(changeMemberRequest, req.body)
    const userId = String(req.params.u)
    await changeRole({ ctx, actor: actorOf(res), input: { workspaceId: workspaceOf(res), userId, role } })
    res.json({ user_id: userId, role })
  }
}

/** `DELETE /workspaces/:w/members/:u`: owners take anybody out, members only themselves. */
export function removeMember({ gateway: { ctx } }: ConsoleDeps): RequestHandler {
  return async (req, res) => {
    const input = { workspaceId: workspaceOf(res), userId: String(req.params.u) }
    await endMembership({ ctx, actor: actorOf(res), input })
    res.status(204).end()
  }
}
