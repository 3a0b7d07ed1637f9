import { AppError } from '@redraft/contracts'
import type { CoreContext } from '../context.ts'
import { isUuid } from '../ids.ts'
import { keepAnOwner } from './keep-an-owner.ts'

/** Takes a member out of a workspace. Throws `not_found`, and `last_owner` for the only owner. */
export async function removeMember({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly workspaceId: string; readonly userId: string }
}): Promise<void> {
  const { workspaceId, userId } = input
  if (!isUuid(userId)) throw new AppError('not_found')
  await ctx.db.prisma.$transaction(async (tx) => {
    await keepAnOwner(tx, { workspaceId, without: userId })
    const { count } = await tx.workspaceMember.deleteMany({ where: { workspaceId, userId } })
    if (count === 0) throw new AppError('not_found')
  })
}
