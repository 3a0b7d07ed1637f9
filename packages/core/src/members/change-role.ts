import { AppError } from '@redraft/contracts'
import type { Role } from '@redraft/contracts/console'
import type { Actor } from '../access/actor.ts'
import { authorize } from '../access/permissions.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { CoreContext } from '../context.ts'
import { isUuid } from '../ids.ts'
import { keepAnOwner } from './keep-an-owner.ts'

/** Gives a member another role. Throws `not_found`, `owner_required`, and `last_owner` for the only owner. */
export async function changeRole({
  ctx,
  actor,
  input,
}: {
  ctx: CoreContext
  actor: Actor
  input: { readonly workspaceId: string; readonly userId: string; readonly role: Role }
}): Promise<void> {
  const { workspaceId, userId, role } = input
  authorize(actor, 'member.change_role', { workspaceId })
  if (!isUuid(userId)) throw new AppError('not_found')
  await ctx.db.prisma.$transaction(async (tx) => {
    const where = { workspaceId_userId: { workspaceId, userId } }
    const member = await tx.workspaceMember.findUnique({ where })
    if (!member) throw new AppError('not_found')
    if (member.role === role) return
    if (role !== 'owner') await keepAnOwner(tx, { workspaceId, without: userId })
    await tx.workspaceMember.updateMany({ where: { workspaceId, userId }, data: { role } })
    const act = { actor, workspaceId, action: 'member.role_changed', targetId: userId } as const
    await recordAudit(tx, { ...act, facts: { role } })
  })
}
