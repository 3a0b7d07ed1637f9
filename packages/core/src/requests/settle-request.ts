import type { JobEndpoint } from '@redraft/contracts'
import type { SettleOutcome } from '@redraft/db'
import type { CoreContext } from '../context.ts'

export interface SettleRequestInput {
  readonly id: string
  readonly endpoint: JobEndpoint
  readonly attemptToken: string
  /** The engine's part of the response body. */
  readonly result: object
}

/** Stores the result and deducts the words in one commit, if the request is still PENDING and within its deadline. */
export async function settleRequest({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: SettleRequestInput
}): Promise<SettleOutcome> {
  return ctx.db.requests.settle({
    id: input.id,
    attemptToken: input.attemptToken,
    body: JSON.stringify(input.result),
    isScan: input.endpoint === 'detect',
  })
}
