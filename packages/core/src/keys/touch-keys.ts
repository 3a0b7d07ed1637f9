import type { CoreContext } from '../context.ts'

/** Writes the last uses of several keys in one statement; an older time never replaces a newer one. */
export async function touchKeys({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly uses: ReadonlyMap<string, Date> }
}): Promise<void> {
  if (input.uses.size === 0) return
  const ids = [...input.uses.keys()]
  const times = [...input.uses.values()]
  await ctx.db.prisma.$executeRaw`
    UPDATE api_key k SET last_used_at = u.at
    FROM unnest(${ids}::uuid[], ${times}::timestamptz[]) AS u (id, at)
    WHERE k.id = u.id AND (k.last_used_at IS NULL OR k.last_used_at < u.at)`
}
