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

/** Keys of one workspace, or of all, newest first; never the key values, and never the playground's. */
export async function listKeys({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly workspaceId?: string | undefined }
}): Promise<KeySummary[]> {
  const keys = await ctx.db.prisma.apiKey.findMany({
    where: { kind: 'secret', ...(input.workspaceId === undefined ? {} : { workspaceId: input.workspaceId }) },
    orderBy: { id: 'desc' },
  })
  return keys.map(({ id, kind: _kind, keyHash: _hash, scopes: _scopes, activeSlot: _slot, ...key }) => ({
    keyId: id,
    ...key,
  }))
}
