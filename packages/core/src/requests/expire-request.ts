import { ERRORS } from '@redraft/contracts'
import { callCloseRequest } from '@redraft/db'
import type { CoreContext } from '../context.ts'

const CODE = 'processing_timeout'

/** PENDING → EXPIRED (504). True when this call closed it: then it is surely not charged. */
export async function expireRequest({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly id: string }
}): Promise<boolean> {
  const answer = { httpStatus: ERRORS[CODE].status, errorCode: CODE }
  return callCloseRequest(ctx.db.prisma, { id: input.id, state: 'EXPIRED', ...answer })
}
