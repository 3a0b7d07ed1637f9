import { AppError } from '@redraft/contracts'
import type { Actor } from '../access/actor.ts'
import { authorize } from '../access/permissions.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { CoreContext } from '../context.ts'
import { isUuid } from '../ids.ts'

/** Withdraws an open invitation of a workspace. Throws `not_found`, `owner_required`. */
export async function withdrawInvitation({
  ctx,
  actor,
  input,
}: {
  ctx: CoreContext
  actor: Actor
  input: { readonly workspaceId: string; readonly invitationId: string }
}): Promise<void> {
  const { workspaceId, invitationId } = input
  authorize(actor, 'invitation.withdraw', { workspaceId })
  if (!isUuid(invitationId)) throw new AppError('not_found')
  await ctx.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.invitation.deleteMany({ where: { id: invitationId, workspaceId } })
    if (count === 0) throw new AppError('not_found')
    await recordAudit(tx, { actor, workspaceId, action: 'invitation.withdrawn', targetId: invitationId })
  })
}
