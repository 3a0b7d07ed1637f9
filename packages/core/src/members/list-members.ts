import type { MembersResponse, Role } from '@redraft/contracts/console'
import type { CoreContext } from '../context.ts'

/** The members of a workspace and its open invitations, in the order of joining. */
export async function listMembers({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly workspaceId: string }
}): Promise<MembersResponse> {
  const { workspaceId } = input
  const [members, invitations] = await Promise.all([
    ctx.db.prisma.workspaceMember.findMany({
      where: { workspaceId },
      include: { user: true },
      orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
    }),
    ctx.db.prisma.invitation.findMany({
      where: { workspaceId, expiresAt: { gt: new Date() } },
      orderBy: { id: 'asc' },
    }),
  ])
  return {
    members: members.map(({ user, role, createdAt }) => ({
      user_id: user.id,
      name: user.name,
      email: user.email,
      role: role as Role,
      joined_at: createdAt.toISOString(),
    })),
    invitations: invitations.map(({ id, email, role, expiresAt }) => ({
      invitation_id: id,
      email,
      role: role as Role,
      expires_at: expiresAt.toISOString(),
    })),
  }
}
