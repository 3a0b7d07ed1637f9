import { AppError } from '@redraft/contracts'
import type { KeyActor } from '../access/actor.ts'
import { type Action, authorize } from '../access/permissions.ts'
import type { CoreContext } from '../context.ts'
import { isUuid } from '../ids.ts'

const PAST_MS = 24 * 3_600_000
/** Keys with it see every request of their workspace, others those made with them. */
const WHOLE_WORKSPACE = 'workspace:read'

/** The row of a request that a key may see; throws `not_found`: a foreign one looks exactly like an unknown one. */
export async function findVisibleRequest(
  ctx: CoreContext,
  { actor, action, id }: { actor: KeyActor; action: Action; id: string },
) {
  const { workspaceId } = actor
  authorize(actor, action, { workspaceId })
  const row = isUuid(id) ? await ctx.db.prisma.apiRequest.findUnique({ where: { id } }) : null
  const visible =
    row !== null &&
    row.workspaceId === workspaceId &&
    (actor.scopes.includes(WHOLE_WORKSPACE) || row.apiKeyId === actor.keyId) &&
    row.createdAt.getTime() > Date.now() - PAST_MS
  if (!visible) {
    throw new AppError('not_found', { detail: 'This key made no request with this id in the last 24 hours.' })
  }
  return row
}
