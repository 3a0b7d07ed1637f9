import { ERRORS, type ErrorCode } from '@redraft/contracts'
import { callCloseRequest, callFailRequest } from '@redraft/db'
import type { CoreContext } from '../context.ts'
import { type Explanation, writeExplanation } from './explanation.ts'

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
  const { id, code, explanation } = input
  const failure = { id, httpStatus: ERRORS[code].status, errorCode: code }
  if (explanation === undefined) return callCloseRequest(ctx.db.prisma, { ...failure, state: 'FAILED' })
  return callFailRequest(ctx.db.prisma, { ...failure, body: writeExplanation(explanation) })
}
