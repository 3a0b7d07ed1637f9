import type { Role } from '@redraft/contracts/console'
import type { CoreContext } from '../context.ts'
import { isUuid } from '../ids.ts'

/** The role of a person in a workspace; undefined when they are no member, or there is no such workspace. */
export async function findMembership({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly workspaceId: string; readonly userId: string }
}): Promise<{ role: Role } | undefined> {
  if (!isUuid(input.workspaceId)) return undefined
  const member = await ctx.db.prisma.workspaceMember.findUnique({ where: { workspaceId_userId: input } })
  return member ? { role: member.role as Role } : undefined
}
