import { AppError } from '@redraft/contracts'
import type { Actor } from '../access/actor.ts'
import { authorize } from '../access/permissions.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { CoreContext } from '../context.ts'
import { isUuid } from '../ids.ts'

/**
 * Revokes a key; gateways stop accepting it within a second. Revoking twice is no error.
 * Throws `not_found`, also for the key of a workspace that the actor may not know of.
 */
export async function revokeKey({
  ctx,
  actor,
  input,
}: {
  ctx: CoreContext
  actor: Actor
  input: { readonly keyId: string }
}): Promise<{ keyId: string; revokedAt: Date }> {
  const { keyId } = input
  const notFound = new AppError('not_found', { detail: 'There is no key with this id.' })
  const found = isUuid(keyId) ? await ctx.db.prisma.apiKey.findUnique({ where: { id: keyId } }) : null
  if (found?.kind !== 'secret') throw notFound
  const { workspaceId } = found
  if (actor.kind !== 'admin' && actor.workspaceId !== workspaceId) throw notFound
  authorize(actor, 'key.revoke', { workspaceId })
  return ctx.db.prisma.$transaction(async (tx) => {
    const revoked = await tx.$executeRaw`
      UPDATE api_key SET revoked_at = clock_timestamp(), active_slot = NULL
      WHERE id = ${keyId}::uuid AND revoked_at IS NULL`
    if (revoked > 0) await recordAudit(tx, { actor, workspaceId, action: 'key.revoked', targetId: keyId })
    const { revokedAt } = await tx.apiKey.findUniqueOrThrow({ where: { id: keyId } })
    return { keyId, revokedAt: revokedAt ?? new Date() }
  })
}
