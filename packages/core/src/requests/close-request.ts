import { ERRORS, type ErrorCode } from '@redraft/contracts'
import { callCloseRequest, callFailRequest } from '@redraft/db'
import type { CoreContext } from '../context.ts'
import { type Explanation, writeExplanation } from './explanation.ts'

/** nginx's status for a client that went away; it is only ever logged. */
const CLIENT_CLOSED_REQUEST = 499

interface CloseArguments {
  ctx: CoreContext
  input: { readonly id: string }
}

/**
 * PENDING → FAILED with the code's status. True when this call closed it: then it is surely not charged. An
 * explanation is answered to the caller and kept as long as a result would be.
 */
export async function failRequest({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly id: string; readonly code: ErrorCode; readonly explanation?: Explanation | undefined }
}): Promise<boolean> {
  if (input.explanation !== undefined) {
    return callFailRequest(ctx.db.prisma, {
      id: input.id,
      httpStatus: ERRORS[input.code].status,
      errorCode: input.code,
      body: writeExplanation(input.explanation),
    })
  }
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
