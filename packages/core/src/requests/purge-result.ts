import { AppError } from '@redraft/contracts'
import type { KeyActor } from '../access/actor.ts'
import type { CoreContext } from '../context.ts'
import { findVisibleRequest } from './find-visible-request.ts'

/**
 * Deletes the stored result at once. Its Idempotency-Key stays taken until it expires: a repeat must not be charged.
 * @throws AppError `not_found`, or `request_in_progress` while there is no result yet
 */
export async function purgeResult({
  ctx,
  actor,
  input,
}: {
  ctx: CoreContext
  actor: KeyActor
  input: { readonly id: string }
}): Promise<void> {
  const row = await findVisibleRequest(ctx, { actor, action: 'request.purge', id: input.id })
  if (row.state === 'PENDING') {
    throw new AppError('request_in_progress', { detail: 'Its result can be deleted once it has ended.' })
  }
  await ctx.db.prisma.apiResult.deleteMany({ where: { requestId: row.originalId ?? row.id } })
}
