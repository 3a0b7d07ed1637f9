import { AppError } from '@redraft/contracts'
import type { Actor } from '../access/actor.ts'
import { authorize } from '../access/permissions.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { CoreContext } from '../context.ts'
import { isUuid } from '../ids.ts'
import { keepAnOwner } from './keep-an-owner.ts'

/**
 * Takes a member out of a workspace: owners anybody, members themselves.
 * Throws `not_found`, `owner_required`, and `last_owner` for the only owner.
 */
export async function removeMember({
  ctx,
  actor,
  input,
}: {
  ctx: CoreContext
  actor: Actor
  input: { readonly workspaceId: string; readonly userId: string }
}): Promise<void> {
  const { workspaceId, userId } = input
  const leaves = actor.kind === 'person' && actor.personId === userId
  authorize(actor, leaves ? 'member.leave' : 'member.remove', { workspaceId })
  if (!isUuid(userId)) throw new AppError('not_found')
  await ctx.db.prisma.$transaction(async (tx) => {
    await keepAnOwner(tx, { workspaceId, without: userId })
    const { count } = await tx.workspaceMember.deleteMany({ where: { workspaceId, userId } })
    if (count === 0) throw new AppError('not_found')
    const action = leaves ? 'member.left' : 'member.removed'
    await recordAudit(tx, { actor, workspaceId, action, targetId: userId })
  })
}
