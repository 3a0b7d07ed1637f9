import { callCloseRequest } from '@redraft/db'
import type { CoreContext } from '../context.ts'

/** nginx's status for a client that went away; it is only ever logged. */
const CLIENT_CLOSED_REQUEST = 499

/** PENDING → CANCELLED: the client went away and could not come back for the result. True when this call closed it. */
export async function cancelRequest({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly id: string }
}): Promise<boolean> {
  const answer = { httpStatus: CLIENT_CLOSED_REQUEST, errorCode: null }
  return callCloseRequest(ctx.db.prisma, { id: input.id, state: 'CANCELLED', ...answer })
}
