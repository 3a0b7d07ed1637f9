import type { CoreContext } from '../context.ts'

/** Milliseconds left until the deadline by the database's clock; undefined when the request is not to be worked on. */
export async function beginWork({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly id: string }
}): Promise<{ remainingMs: number } | undefined> {
  const rows = await ctx.db.prisma.$queryRaw<{ remaining_ms: number }[]>`
    SELECT (extract(epoch FROM deadline_at - clock_timestamp()) * 1000)::float8 AS remaining_ms
    FROM api_request WHERE id = ${input.id}::uuid AND state = 'PENDING' AND deadline_at > clock_timestamp()`
  const row = rows[0]
  return row && { remainingMs: row.remaining_ms }
}
