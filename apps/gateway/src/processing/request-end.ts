import { AppError } from '@redraft/contracts'
import { forgetResult, type RequestOutcome } from '@redraft/core'
import type { GatewayDeps } from '../deps.ts'
import { refusal } from './refusal.ts'

/** What a call that became a request comes to for its caller. */
export type RequestEnd =
  | {
      readonly kind: 'answered'
      readonly body: Record<string, unknown>
      /** The request whose stored answer this is. */
      readonly replayOf?: string
      /** To be called once the client has the answer: its workspace wants nothing kept beyond that. */
      readonly onDelivered?: () => void
    }
  | { readonly kind: 'refused'; readonly error: AppError }

export function refused(error: AppError): RequestEnd {
  return { kind: 'refused', error }
}

/** What the row of a request says to its caller. */
export function endOf(deps: GatewayDeps, id: string, outcome: RequestOutcome): RequestEnd {
  switch (outcome.kind) {
    case 'succeeded': {
      const { body, retained } = outcome
      return { kind: 'answered', body, ...(retained ? {} : { onDelivered: () => forget(deps, id) }) }
    }
    case 'failed':
      return refused(refusal(outcome))
    case 'cancelled':
      return refused(new AppError('processing_timeout'))
    case 'purged':
      return refused(new AppError('result_purged'))
  }
}

/** Off the answer's path: what cannot be deleted now expires within a minute of the deadline. */
function forget(deps: GatewayDeps, id: string): void {
  forgetResult({ ctx: deps.ctx, input: { id } }).catch((error: unknown) => {
    deps.logger.warn({ err: error, requestId: id }, 'result was not deleted')
  })
}
