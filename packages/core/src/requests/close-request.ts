import { ERRORS, type ErrorCode } from '@redraft/contracts'
import { callCloseRequest } from '@redraft/db'
import type { CoreContext } from '../context.ts'

/** nginx's status for a client that went away; it is only ever logged. */
const CLIENT_CLOSED_REQUEST = 499

interface CloseArguments {
  ctx: CoreContext
  input: { readonly id: string }
}

/** PENDING → FAILED with the code's status. True when this call closed it: then it is surely not charged. */
export async function failRequest({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly id: string; readonly code: ErrorCode }
}): Promise<boolean> {
  return callCloseRequest(ctx.db.prisma, {
    id: input.id,
    state: 'FAILED',
    httpStatus: ERRORS[input.code].status,
    errorCode: input.code,
  })
}

/** PENDING → EXPIRED (504). True when this call closed it: then it is surely not charged. */
export async function expireRequest({ ctx, input }: CloseArguments): Promise<boolean> {
  const code = 'processing_timeout'
  return callCloseRequest(ctx.db.prisma, {
    id: input.id,
    state: 'EXPIRED',
    httpStatus: ERRORS[code].status,
    errorCode: code,
  })
}

/** PENDING → CANCELLED: the client went away and could not come back for the result. */
export async function cancelRequest({ ctx, input }: CloseArguments): Promise<boolean> {
  return callCloseRequest(ctx.db.prisma, {
    id: input.id,
    state: 'CANCELLED',
    httpStatus: CLIENT_CLOSED_REQUEST,
    errorCode: null,
  })
}
