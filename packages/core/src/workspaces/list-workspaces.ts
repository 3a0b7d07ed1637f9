import type { CoreContext } from '../context.ts'

export interface WorkspaceSummary {
  readonly workspaceId: string
  readonly name: string
  readonly plan: string
  readonly wordsRemaining: number
  readonly activeKeys: number
  readonly createdAt: Date
}

/** All workspaces, oldest first. */
export async function listWorkspaces({ ctx }: { ctx: CoreContext }): Promise<WorkspaceSummary[]> {
  const workspaces = await ctx.db.prisma.workspace.findMany({
    orderBy: { id: 'asc' },
    include: { _count: { select: { keys: { where: { activeSlot: { not: null } } } } } },
  })
  return workspaces.map((workspace) => ({
    workspaceId: workspace.id,
    name: workspace.name,
    plan: workspace.planId,
    wordsRemaining: Number(workspace.balanceWords),
    activeKeys: workspace._count.keys,
    createdAt: workspace.createdAt,
  }))
}
