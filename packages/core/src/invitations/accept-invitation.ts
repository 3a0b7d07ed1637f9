import type { CoreContext } from '../context.ts'
import { takeInvitation } from './take-invitation.ts'

/** A signed-in person joins a workspace. Throws `invitation_invalid`, `invitation_for_another`. */
export function acceptInvitation({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly token: string; readonly userId: string; readonly email: string }
}): Promise<{ workspaceId: string }> {
  return ctx.db.prisma.$transaction((tx) => takeInvitation(tx, input))
}
