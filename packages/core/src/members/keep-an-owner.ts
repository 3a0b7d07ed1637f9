import { AppError } from '@redraft/contracts'
import type { Transaction } from '@redraft/db'

/**
 * Makes sure that a workspace has an owner besides this person, and that it stays so until the transaction ends:
 * whoever else takes an owner away waits at the same lock. Throws `last_owner`.
 */
export async function keepAnOwner(
  tx: Transaction,
  { workspaceId, without }: { workspaceId: string; without: string },
): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM workspace WHERE id = ${workspaceId}::uuid FOR NO KEY UPDATE`
  const others = await tx.workspaceMember.count({
    where: { workspaceId, role: 'owner', userId: { not: without } },
  })
  if (others === 0) throw new AppError('last_owner')
}
