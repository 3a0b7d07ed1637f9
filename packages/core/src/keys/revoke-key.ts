import { AppError } from '@redraft/contracts'
import type { CoreContext } from '../context.ts'
import { isUuid } from '../ids.ts'

/**
 * Revokes a key; gateways stop accepting it within a second. Revoking twice is no error.
 * With `workspaceId` only a key of that workspace. Throws `not_found`.
 */
export async function revokeKey({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly keyId: string; readonly workspaceId?: string | undefined }
}): Promise<{ keyId: string; revokedAt: Date }> {
  const notFound = new AppError('not_found', { detail: 'There is no key with this id.' })
  if (!isUuid(input.keyId)) throw notFound
  const { workspaceId = null } = input
  await ctx.db.prisma.$executeRaw`
    UPDATE api_key SET revoked_at = clock_timestamp(), active_slot = NULL
    WHERE id = ${input.keyId}::uuid AND revoked_at IS NULL AND kind = 'secret'
      AND (${workspaceId}::uuid IS NULL OR workspace_id = ${workspaceId}::uuid)`
  const key = await ctx.db.prisma.apiKey.findUnique({ where: { id: input.keyId } })
  if (!key?.revokedAt || (workspaceId !== null && key.workspaceId !== workspaceId)) throw notFound
  return { keyId: key.id, revokedAt: key.revokedAt }
}
