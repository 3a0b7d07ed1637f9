import { AppError, type JobEndpoint, type JobPayload, queueOf } from '@redraft/contracts'
import {
  cancelRequest,
  expireRequest,
  failRequest,
  forgetResult,
  openRequest,
  type RequestOutcome,
  readOutcomes,
} from '@redraft/core'
import type { GatewayDeps } from '../deps.ts'
import { refusal } from './refusal.ts'

/** One validated call that becomes a job. */
export interface ProcessingCall {
  readonly id: string
  readonly workspaceId: string
  readonly apiKeyId: string
  readonly endpoint: JobEndpoint
  readonly clientRequestId: string | null
  readonly idempotencyKey: string | null
  /** The parsed body, for the fingerprint of the Idempotency-Key. */
  readonly body: object
  readonly payload: JobPayload
  /** Aborted when the client went away. */
  readonly gone: AbortSignal
  /** Called once the PENDING row exists. */
  readonly onOpened: () => void
}

export interface Answer {
  readonly body: Record<string, unknown>
  /** The request whose stored answer this is. */
  readonly replayOf?: string
  /** To be called once the client has the answer: its workspace wants nothing kept beyond that. */
  readonly onDelivered?: () => void
}

const ENDED = Symbol('the wait ended without an outcome')

/**
 * The request protocol of docs/architecture.md: open the row, enqueue the job, wait for the outcome, and at the
 * deadline close the row. Answers only with what the row says; throws the `AppError` to answer with.
 */
export async function runRequest(deps: GatewayDeps, call: ProcessingCall): Promise<Answer> {
  const full = deps.depth.isFull(queueOf(call.endpoint)) || deps.admission.isFull
  if (full && call.idempotencyKey === null) throw queueFull()
  return deps.admission.during(() => admitted(deps, call, full))
}

async function admitted(deps: GatewayDeps, call: ProcessingCall, full: boolean): Promise<Answer> {
  const opened = await openRequest({
    ctx: deps.ctx,
    input: { ...call, words: call.payload.words, timeoutMs: deps.requestTimeoutMs },
  })
  if (opened.outcome === 'joined' || opened.outcome === 'replay') return follow(deps, call, opened.requestId)
  if (opened.outcome !== 'opened') throw refusal(opened, call.payload.words)
  call.onOpened()
  if (full)
    return closeOr(
      deps,
      call,
      () => failRequest({ ctx: deps.ctx, input: { id: call.id, code: 'service_unavailable' } }),
      queueFull(),
    )

  const waiter = deps.replies.wait(call.id)
  try {
    // A store that hangs must not hold the caller: the deadline runs while the job is being added.
    const notQueued = failureOf(enqueue(deps, call, opened.inFlight))
    const outcome = await ended(
      Promise.race([waiter.outcome, notQueued]),
      deps.requestTimeoutMs,
      call.idempotencyKey === null ? call.gone : undefined,
    )
    if (outcome !== ENDED) return await answer(deps, call.id, outcome)
    if (call.gone.aborted && call.idempotencyKey === null) {
      await cancelRequest({ ctx: deps.ctx, input: { id: call.id } })
      throw new AppError('processing_timeout', { detail: 'The client went away.' })
    }
    const close = () => expireRequest({ ctx: deps.ctx, input: { id: call.id } })
    return await closeOr(deps, call, close, new AppError('processing_timeout'))
  } catch (error) {
    if (error instanceof EnqueueError) {
      const close = () => failRequest({ ctx: deps.ctx, input: { id: call.id, code: 'service_unavailable' } })
      return await closeOr(deps, call, close, new AppError('service_unavailable', { cause: error.cause }))
    }
    throw error
  } finally {
    waiter.release()
  }
}

/**
 * The more a workspace has in flight, the later its next job runs. Few in flight are first class: jobs without a
 * priority cost the queue less, and a small tenant then waits only for other small ones.
 */
function priorityOf(inFlight: number): number {
  return inFlight < 4 ? 0 : inFlight
}

class EnqueueError extends Error {}

async function enqueue(deps: GatewayDeps, call: ProcessingCall, inFlight: number): Promise<void> {
  try {
    await deps.producer.add(call.payload, { priority: priorityOf(inFlight) })
    deps.depth.added(queueOf(call.endpoint))
  } catch (cause) {
    throw new EnqueueError('the queue did not take the job', { cause })
  }
}

/** Rejects when the work does, and never resolves. */
function failureOf(work: Promise<void>): Promise<never> {
  return new Promise((_resolve, reject) => {
    work.catch(reject)
  })
}

function queueFull(): AppError {
  return new AppError('service_unavailable', {
    detail: 'Too many requests are waiting. Repeat after Retry-After seconds.',
  })
}

/** Waits for the outcome, until the deadline or until the client is gone. */
async function ended(
  outcome: Promise<RequestOutcome>,
  timeoutMs: number,
  gone: AbortSignal | undefined,
): Promise<RequestOutcome | typeof ENDED> {
  let stop: () => void = () => undefined
  const interrupted = new Promise<typeof ENDED>((resolve) => {
    stop = () => resolve(ENDED)
  })
  const timer = setTimeout(stop, timeoutMs)
  gone?.addEventListener('abort', stop)
  if (gone?.aborted) stop()
  try {
    return await Promise.race([outcome, interrupted])
  } finally {
    clearTimeout(timer)
    gone?.removeEventListener('abort', stop)
  }
}

/**
 * Closes the row and then answers `failure`, which is surely uncharged; when the row was closed by someone else, what
 * it says is the answer; when the database cannot be reached, nobody knows, and only `outcome_unknown` is honest.
 */
async function closeOr(
  deps: GatewayDeps,
  call: ProcessingCall,
  close: () => Promise<boolean>,
  failure: AppError,
): Promise<Answer> {
  let outcome: RequestOutcome | undefined
  try {
    if (await close()) throw failure
    outcome = (await readOutcomes({ ctx: deps.ctx, input: { ids: [call.id] } })).get(call.id)
  } catch (error) {
    if (error === failure) throw failure
    throw new AppError('outcome_unknown', { cause: error })
  }
  if (!outcome) throw new AppError('outcome_unknown')
  return answer(deps, call.id, outcome)
}

async function answer(deps: GatewayDeps, id: string, outcome: RequestOutcome): Promise<Answer> {
  switch (outcome.kind) {
    case 'succeeded':
      return { body: outcome.body, ...(outcome.retained ? {} : { onDelivered: () => forget(deps, id) }) }
    case 'failed':
      throw refusal(outcome)
    case 'cancelled':
      throw new AppError('processing_timeout')
    case 'purged':
      throw new AppError('result_purged')
  }
}

/** Off the answer's path: what cannot be deleted now expires within a minute of the deadline. */
function forget(deps: GatewayDeps, id: string): void {
  forgetResult({ ctx: deps.ctx, input: { id } }).catch((error: unknown) => {
    deps.logger.warn({ err: error, requestId: id }, 'result was not deleted')
  })
}

/** Another request holds the Idempotency-Key: replay its answer, or wait for it and then say that it still runs. */
async function follow(deps: GatewayDeps, call: ProcessingCall, requestId: string): Promise<Answer> {
  const waiter = deps.replies.wait(requestId)
  try {
    deps.replies.hint(requestId)
    const outcome = await ended(waiter.outcome, deps.requestTimeoutMs, call.gone)
    if (outcome === ENDED) throw new AppError('request_in_progress')
    return { ...(await answer(deps, requestId, outcome)), replayOf: requestId }
  } finally {
    waiter.release()
  }
}
