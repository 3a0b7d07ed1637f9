import { AppError, type ErrorCode, type JobPayload, queueOf } from '@redraft/contracts'
import {
  type AuthenticatedKey,
  cancelRequest,
  expireRequest,
  failRequest,
  openRequest,
  type RequestOutcome,
  readOutcomes,
} from '@redraft/core'
import type { Call } from '../call.ts'
import type { GatewayDeps } from '../deps.ts'
import { enqueueJob } from './enqueue-job.ts'
import { refusal } from './refusal.ts'
import { endOf, type RequestEnd, refused } from './request-end.ts'
import { waitForOutcome } from './wait-for-outcome.ts'

/** One validated call that becomes a job. */
export interface ProcessingCall {
  /** Told when its row exists. */
  readonly call: Call
  readonly key: AuthenticatedKey
  readonly idempotencyKey: string | null
  /** The parsed body, for the fingerprint of the Idempotency-Key. */
  readonly body: object
  readonly payload: JobPayload
  /** Aborted when the client went away. */
  readonly gone: AbortSignal
}

/**
 * The request protocol of docs/architecture.md: open the row, enqueue the job, wait for the outcome, and at the
 * deadline close the row. Answers only with what the row says. Throws for nothing but a database out of reach.
 */
export async function runRequest(deps: GatewayDeps, request: ProcessingCall): Promise<RequestEnd> {
  const full = deps.depth.isFull(queueOf(request.payload.endpoint)) || deps.admission.isFull
  if (full && request.idempotencyKey === null) return refused(queueFull())
  return deps.admission.during(() => openAndWait(deps, request, full))
}

async function openAndWait(deps: GatewayDeps, request: ProcessingCall, full: boolean): Promise<RequestEnd> {
  const { call, key, payload, body, idempotencyKey } = request
  const { endpoint, words } = payload
  const opened = await openRequest({
    ctx: deps.ctx,
    input: {
      ...{ id: call.id, clientRequestId: call.clientRequestId, endpoint, words, body, idempotencyKey },
      ...{ workspaceId: key.workspaceId, apiKeyId: key.keyId, timeoutMs: deps.requestTimeoutMs },
    },
  })
  switch (opened.outcome) {
    case 'joined':
    case 'replay':
      return follow(deps, request, opened.requestId)
    case 'opened':
      call.opened = true
      return full ? failOr(deps, call.id, queueFull()) : enqueueAndWait(deps, request, opened.inFlight)
    default:
      return refused(refusal(opened, words))
  }
}

function queueFull(): AppError {
  return new AppError('service_unavailable', {
    detail: 'Too many requests are waiting. Repeat after Retry-After seconds.',
  })
}

async function enqueueAndWait(
  deps: GatewayDeps,
  { call, payload, idempotencyKey, gone }: ProcessingCall,
  inFlight: number,
): Promise<RequestEnd> {
  const input = { id: call.id }
  const waiter = deps.replies.wait(call.id)
  try {
    const waited = await waitForOutcome({
      outcome: waiter.outcome,
      enqueued: enqueueJob(deps, payload, inFlight),
      timeoutMs: deps.requestTimeoutMs,
      // With an Idempotency-Key the client may come back for the result.
      gone: idempotencyKey === null ? gone : undefined,
    })
    switch (waited.kind) {
      case 'outcome':
        return endOf(deps, call.id, waited.outcome)
      case 'not_queued':
        return await failOr(deps, call.id, new AppError('service_unavailable', { cause: waited.cause }))
      case 'gone':
        await cancelRequest({ ctx: deps.ctx, input })
        return refused(new AppError('processing_timeout', { detail: 'The client went away.' }))
      case 'deadline': {
        const close = () => expireRequest({ ctx: deps.ctx, input })
        return await closeOr(deps, call.id, { close, failure: new AppError('processing_timeout') })
      }
    }
  } finally {
    waiter.release()
  }
}

function failOr(deps: GatewayDeps, id: string, failure: AppError): Promise<RequestEnd> {
  const code: ErrorCode = failure.code
  return closeOr(deps, id, { close: () => failRequest({ ctx: deps.ctx, input: { id, code } }), failure })
}

/**
 * Closes the row and then answers `failure`, which is surely uncharged; when the row was closed by someone else, what
 * it says is the answer; when the database cannot be reached, nobody knows, and only `outcome_unknown` is honest.
 */
async function closeOr(
  deps: GatewayDeps,
  id: string,
  { close, failure }: { close: () => Promise<boolean>; failure: AppError },
): Promise<RequestEnd> {
  let outcome: RequestOutcome | undefined
  try {
    if (await close()) return refused(failure)
    outcome = (await readOutcomes({ ctx: deps.ctx, input: { ids: [id] } })).get(id)
  } catch (cause) {
    return refused(new AppError('outcome_unknown', { cause }))
  }
  return outcome ? endOf(deps, id, outcome) : refused(new AppError('outcome_unknown'))
}

/** Another request holds the Idempotency-Key: replay its answer, or wait for it and then say that it still runs. */
async function follow(deps: GatewayDeps, { gone }: ProcessingCall, requestId: string): Promise<RequestEnd> {
  const waiter = deps.replies.wait(requestId)
  try {
    deps.replies.hint(requestId)
    const waited = await waitForOutcome({ outcome: waiter.outcome, timeoutMs: deps.requestTimeoutMs, gone })
    if (waited.kind !== 'outcome') return refused(new AppError('request_in_progress'))
    const end = endOf(deps, requestId, waited.outcome)
    return end.kind === 'answered' ? { ...end, replayOf: requestId } : end
  } finally {
    waiter.release()
  }
}
