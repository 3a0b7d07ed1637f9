import type { CoreContext } from '../context.ts'

export interface KeySummary {
  readonly keyId: string
  readonly workspaceId: string
  readonly name: string
  readonly label: string | null
  readonly prefix: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
  readonly revokedAt: Date | null
}

/** Keys of one workspace, or of all, newest first; never the key values. */
export async function listKeys({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly workspaceId?: string | undefined }
}): Promise<KeySummary[]> {
  const keys = await ctx.db.prisma.apiKey.findMany({
    where: input.workspaceId === undefined ? {} : { workspaceId: input.workspaceId },
    orderBy: { id: 'desc' },
  })
  return keys.map(({ id, keyHash: _hash, scopes: _scopes, activeSlot: _slot, ...key }) => ({
    keyId: id,
    ...key,
  }))
}
