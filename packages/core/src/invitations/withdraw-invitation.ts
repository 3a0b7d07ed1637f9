import { AppError } from '@redraft/contracts'
import type { CoreContext } from '../context.ts'
import { isUuid } from '../ids.ts'

/** Withdraws an open invitation of a workspace. Throws `not_found`. */
export async function withdrawInvitation({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly workspaceId: string; readonly invitationId: string }
}): Promise<void> {
  const { workspaceId, invitationId } = input
  if (!isUuid(invitationId)) throw new AppError('not_found')
  const { count } = await ctx.db.prisma.invitation.deleteMany({ where: { id: invitationId, workspaceId } })
  if (count === 0) throw new AppError('not_found')
}
