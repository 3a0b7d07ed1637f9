import type { CoreContext } from '../context.ts'

/** Deletes a result that its workspace does not want kept beyond the answer. */
export async function forgetResult({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly id: string }
}): Promise<void> {
  await ctx.db.prisma.apiResult.deleteMany({ where: { requestId: input.id } })
}
