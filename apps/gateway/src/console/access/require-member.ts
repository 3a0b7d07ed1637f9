import { AppError } from '@redraft/contracts'
import { type Action, authorize, type CoreContext, findMembership } from '@redraft/core'
import type { RequestHandler } from 'express'
import { visitOf } from '../visit.ts'

/** Only members of the workspace `:w` who may do this pass: for everybody else it does not exist. */
export function requireMember(ctx: CoreContext, action: Action): RequestHandler {
  return async (req, res, next) => {
    const visit = visitOf(res)
    const workspaceId = String(req.params.w)
    const membership = await findMembership({ ctx, input: { workspaceId, userId: visit.person.id } })
    if (!membership) throw new AppError('not_found', { detail: 'You are in no workspace with this id.' })
    const actor = { kind: 'person', personId: visit.person.id, workspaceId, role: membership.role } as const
    authorize(actor, action, { workspaceId })
    visit.actor = actor
    next()
  }
}
