import { AppError } from '@redraft/contracts'
import type { Role } from '@redraft/contracts/console'
import type { CoreContext } from '../context.ts'
import { isUuid } from '../ids.ts'
import { keepAnOwner } from './keep-an-owner.ts'

/** Gives a member another role. Throws `not_found`, and `last_owner` for the only owner. */
export async function changeRole({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly workspaceId: string; readonly userId: string; readonly role: Role }
}): Promise<void> {
  const { workspaceId, userId, role } = input
  if (!isUuid(userId)) throw new AppError('not_found')
  await ctx.db.prisma.$transaction(async (tx) => {
    const where = { workspaceId_userId: { workspaceId, userId } }
    if (!(await tx.workspaceMember.findUnique({ where }))) throw new AppError('not_found')
    if (role !== 'owner') await keepAnOwner(tx, { workspaceId, without: userId })
    await tx.workspaceMember.updateMany({ where: { workspaceId, userId }, data: { role } })
  })
}
