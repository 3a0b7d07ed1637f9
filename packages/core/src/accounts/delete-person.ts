import { AppError } from '@redraft/contracts'
import type { Role } from '@redraft/contracts/console'
import { recordAudit } from '../audit/record-audit.ts'
import type { CoreContext } from '../context.ts'
import { keepAnOwner } from '../members/keep-an-owner.ts'
import { verifyPassword } from './hash-password.ts'

/**
 * Deletes a person with their sessions and memberships; workspaces and their usage stay.
 * Throws `invalid_credentials`, and `last_owner` when a workspace would be left without an owner.
 */
export async function deletePerson({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly userId: string; readonly password: string }
}): Promise<void> {
  const { userId, password } = input
  const account = await ctx.db.prisma.account.findFirst({ where: { userId, providerId: 'credential' } })
  const proven = account?.password != null && (await verifyPassword({ hash: account.password, password }))
  if (!proven) throw new AppError('invalid_credentials')
  await ctx.db.prisma.$transaction(async (tx) => {
    const memberships = await tx.workspaceMember.findMany({
      where: { userId },
      orderBy: { workspaceId: 'asc' },
    })
    for (const { workspaceId, role } of memberships) {
      if (role === 'owner') await keepAnOwner(tx, { workspaceId, without: userId })
      const actor = { kind: 'person', personId: userId, workspaceId, role: role as Role } as const
      await recordAudit(tx, { actor, workspaceId, action: 'member.left', targetId: userId })
    }
    await tx.workspaceMember.deleteMany({ where: { userId } })
    await tx.verification.deleteMany({ where: { value: userId } })
    await tx.user.delete({ where: { id: userId } })
  })
}
