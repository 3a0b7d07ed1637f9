import type { CoreContext } from '../context.ts'

interface PersonSummary {
  readonly userId: string
  readonly email: string
  readonly name: string
  readonly emailVerified: boolean
  readonly workspaces: readonly {
    readonly workspaceId: string
    readonly name: string
    readonly role: string
  }[]
  readonly createdAt: Date
}

/** Everybody who can sign in, the oldest first, with the workspaces they belong to. */
export async function listPeople({ ctx }: { ctx: CoreContext }): Promise<PersonSummary[]> {
  const users = await ctx.db.prisma.user.findMany({
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: { memberships: { include: { workspace: true }, orderBy: { workspaceId: 'asc' } } },
  })
  return users.map((user) => ({
    userId: user.id,
    email: user.email,
    name: user.name,
    emailVerified: user.emailVerified,
    workspaces: user.memberships.map(({ workspaceId, role, workspace }) => ({
      ...{ workspaceId, role },
      name: workspace.name,
    })),
    createdAt: user.createdAt,
  }))
}
