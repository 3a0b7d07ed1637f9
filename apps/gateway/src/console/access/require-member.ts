import { AppError } from '@redraft/contracts'
import type { CoreContext } from '@redraft/core'
import { findMembership } from '@redraft/core'
import type { RequestHandler } from 'express'
import { visitOf } from '../visit.ts'

/** Only members of the workspace `:w` pass: for everybody else it does not exist. Owners only, where it is said so. */
export function requireMember(ctx: CoreContext, role: 'member' | 'owner'): RequestHandler {
  return async (req, res, next) => {
    const visit = visitOf(res)
    const workspaceId = String(req.params.w)
    const membership = await findMembership({ ctx, input: { workspaceId, userId: visit.person.id } })
    if (!membership) throw new AppError('not_found', { detail: 'You are in no workspace with this id.' })
    if (role === 'owner' && membership.role !== 'owner') throw new AppError('owner_required')
    visit.membership = { workspaceId, role: membership.role }
    next()
  }
}
