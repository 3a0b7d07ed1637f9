import type { CoreContext } from '../context.ts'

/** Milliseconds left until the deadline by the database's clock; undefined when the request is not to be worked on. */
export async function beginWork({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly id: string }
}): Promise<{ remainingMs: number } | undefined> {
  const remainingMs = await ctx.db.requests.remainingMs(input.id)
  return remainingMs === undefined ? undefined : { remainingMs }
}
