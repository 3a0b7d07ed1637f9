import { AppError } from '@redraft/contracts'
import { changeMemberRequest } from '@redraft/contracts/console'
import { changeRole, removeMember as endMembership, listMembers as list } from '@redraft/core'
import type { RequestHandler } from 'express'
import type { ConsoleDeps } from '../console-deps.ts'
import { parseInput } from '../input.ts'
import { visitOf, workspaceOf } from '../visit.ts'

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
    await changeRole({ ctx, input: { workspaceId: workspaceOf(res), userId, role } })
    res.json({ user_id: userId, role })
  }
}

/** `DELETE /workspaces/:w/members/:u`: owners take anybody out, members only themselves. */
export function removeMember({ gateway: { ctx } }: ConsoleDeps): RequestHandler {
  return async (req, res) => {
    const { person, membership } = visitOf(res)
    const userId = String(req.params.u)
    if (membership?.role !== 'owner' && userId !== person.id) throw new AppError('owner_required')
    await endMembership({ ctx, input: { workspaceId: workspaceOf(res), userId } })
    res.status(204).end()
  }
}
