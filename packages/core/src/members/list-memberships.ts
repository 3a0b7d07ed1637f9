import type { Role, SessionResponse } from '@redraft/contracts/console'
import type { CoreContext } from '../context.ts'

/** The workspaces of a person, in the order of joining. */
export async function listMemberships({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly userId: string }
}): Promise<SessionResponse['workspaces']> {
  const rows = await ctx.db.prisma.workspaceMember.findMany({
    where: { userId: input.userId },
    include: { workspace: true },
    orderBy: [{ createdAt: 'asc' }, { workspaceId: 'asc' }],
  })
  return rows.map(({ workspace, role }) => ({
    workspace_id: workspace.id,
    name: workspace.name,
    role: role as Role,
    plan: workspace.planId,
  }))
}
