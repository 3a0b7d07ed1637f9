import type { SessionsResponse } from '@redraft/contracts/console'
import type { CoreContext } from '../context.ts'

/** The live sessions of a person, the latest first; `current` is the one that asks. */
export async function listSessions({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly userId: string; readonly sessionId: string }
}): Promise<SessionsResponse> {
  const rows = await ctx.db.prisma.session.findMany({
    where: { userId: input.userId, expiresAt: { gt: new Date() } },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: 100,
  })
  return {
    sessions: rows.map((row) => ({
      session_id: row.id,
      current: row.id === input.sessionId,
      created_at: row.createdAt.toISOString(),
      expires_at: row.expiresAt.toISOString(),
      user_agent: row.userAgent || null,
      ip_address: row.ipAddress || null,
    })),
  }
}
