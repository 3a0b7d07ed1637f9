import { AppError } from '@redraft/contracts'
import type { CoreContext } from '../context.ts'
import { hashInvitationToken } from './invitation-token.ts'

/** What the holder of a link may know of the invitation. Throws `invitation_invalid`. */
export async function findInvitation({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly token: string }
}): Promise<{ workspaceName: string; email: string }> {
  const invitation = await ctx.db.prisma.invitation.findUnique({
    where: { tokenHash: hashInvitationToken(input.token) },
    include: { workspace: true },
  })
  if (!invitation || invitation.expiresAt <= new Date()) throw new AppError('invitation_invalid')
  return { workspaceName: invitation.workspace.name, email: invitation.email }
}
