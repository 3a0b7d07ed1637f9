import { AppError, type ErrorCode, isCitationJob, type JobPayload, jobPayload } from '@redraft/contracts'
import {
  beginWork,
  type CoreContext,
  type Explanation,
  failRequest,
  newId,
  settleRequest,
} from '@redraft/core'
import type { Logger } from '@redraft/observability'
import type { ReplyPublisher } from '@redraft/queue'
import type { Citations } from './citation/create-citations.ts'
import type { EnginePool } from './engine-pool.ts'

export interface JobDeps {
  readonly ctx: CoreContext
  readonly engines: Pick<EnginePool, 'run'>
  readonly citations: Pick<Citations, 'run'>
  readonly replies: Pick<ReplyPublisher, 'publish'>
  readonly logger: Logger
}

const RETRY_AFTER_MS = 200
/** How long a job waits for the database before it is known how much time it has. */
const BEGIN_WITHIN_MS = 10_000

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Repeats a database call until it succeeds or the deadline passed: a restart of PostgreSQL must not lose a result. */
async function untilDeadline<T>(deadline: number, call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (performance.now() + RETRY_AFTER_MS > deadline) throw error
      await pause(RETRY_AFTER_MS)
    }
  }
}

/** A hint may be lost; the gateway polls. */
async function hint(
  { replies, logger }: JobDeps,
  job: Pick<JobPayload, 'reply_to' | 'request_id'>,
): Promise<void> {
  try {
    await replies.publish(job.reply_to, job.request_id)
  } catch (error) {
    logger.warn({ err: error, requestId: job.request_id }, 'reply hint was not sent')
  }
}

/** Ends a request with an error code, unless it has ended already. */
async function fail(
  deps: JobDeps,
  job: JobPayload,
  failure: { readonly code: ErrorCode; readonly explanation?: Explanation },
): Promise<void> {
  await failRequest({ ctx: deps.ctx, input: { id: job.request_id, ...failure } })
  await hint(deps, job)
}

type EngineResult =
  | { readonly result: object }
  /** The input cannot be processed, and the caller is told why. */
  | { readonly refused: AppError }
  | { readonly failure: 'engine' | 'deadline' }

async function runEngine(deps: JobDeps, job: JobPayload, deadline: number): Promise<EngineResult> {
  const signal = AbortSignal.timeout(Math.max(Math.floor(deadline - performance.now()), 1))
  try {
    const run = isCitationJob(job) ? deps.citations.run(job, signal) : deps.engines.run(job, signal)
    return { result: await run }
  } catch (error) {
    if (signal.aborted) return { failure: 'deadline' }
    if (error instanceof AppError) return { refused: error }
    // Only the kind of error: an engine's message may quote the text.
    const kind = error instanceof Error ? error.name : typeof error
    deps.logger.error({ requestId: job.request_id, endpoint: job.endpoint, kind }, 'engine failed')
    return { failure: 'engine' }
  }
}

/**
 * Runs one job to its end: skips a request that is no longer PENDING, runs the engine with the time that is left,
 * settles, and hints. Past the deadline it does nothing more: the row closes as EXPIRED without it.
 */
export async function processJob(deps: JobDeps, data: unknown): Promise<void> {
  const job = jobPayload.parse(data)
  const id = job.request_id
  const work = await untilDeadline(performance.now() + BEGIN_WITHIN_MS, () =>
    beginWork({ ctx: deps.ctx, input: { id } }),
  )
  if (!work) return
  const deadline = performance.now() + work.remainingMs
  const run = await runEngine(deps, job, deadline)
  if ('refused' in run) {
    const { code, detail, data } = run.refused
    await untilDeadline(deadline, () => fail(deps, job, { code, explanation: { detail, data } }))
    return
  }
  if ('failure' in run) {
    if (run.failure === 'engine') {
      await untilDeadline(deadline, () => fail(deps, job, { code: 'processing_failed' }))
    }
    return
  }
  const attemptToken = newId()
  const { outcome } = await untilDeadline(deadline, () =>
    settleRequest({
      ctx: deps.ctx,
      input: { id: job.request_id, endpoint: job.endpoint, attemptToken, result: run.result },
    }),
  )
  if (outcome !== 'closed') await hint(deps, job)
}

/** A job that lost its worker too often: its request ends as failed. */
export async function abandonJob(deps: JobDeps, data: unknown): Promise<void> {
  const job = jobPayload.parse(data)
  deps.logger.error({ requestId: job.request_id, endpoint: job.endpoint }, 'job lost its worker too often')
  await fail(deps, job, { code: 'processing_failed' })
}
