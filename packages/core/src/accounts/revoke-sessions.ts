import type { CoreContext } from '../context.ts'

/** Ends one session of a person. Ending one that is gone, or another person's, changes nothing. */
export async function revokeSession({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly userId: string; readonly sessionId: string }
}): Promise<void> {
  await ctx.db.prisma.session.deleteMany({ where: { id: input.sessionId, userId: input.userId } })
}

/** Ends every session of a person but the given one. */
export async function revokeOtherSessions({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly userId: string; readonly sessionId: string }
}): Promise<void> {
  const { userId, sessionId } = input
  await ctx.db.prisma.session.deleteMany({ where: { userId, id: { not: sessionId } } })
}
