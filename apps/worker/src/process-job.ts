import { type ErrorCode, type JobPayload, jobPayload } from '@redraft/contracts'
import {
  beginWork,
  type CoreContext,
  type Explanation,
  failRequest,
  newId,
  settleRequest,
} from '@redraft/core'
import type { JobEnd, Logger, WorkerMetrics } from '@redraft/observability'
import type { ReplyPublisher } from '@redraft/queue'
import { type EngineEnd, type Engines, runEngine } from './engines/run-engine.ts'
import { untilDeadline } from './until-deadline.ts'

export interface JobDeps {
  readonly ctx: CoreContext
  readonly engines: Engines
  readonly replies: Pick<ReplyPublisher, 'publish'>
  readonly logger: Logger
  readonly metrics: Pick<WorkerMetrics, 'took' | 'ended'>
}

/** How long a job waits for the database before it is known how much time it has. */
const BEGIN_WITHIN_MS = 10_000

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

/** One attempt to settle, however often its acknowledgement is lost. */
async function settle(
  deps: JobDeps,
  job: JobPayload,
  { result, deadline }: { readonly result: object; readonly deadline: number },
): Promise<JobEnd> {
  const { request_id: id, endpoint } = job
  const attempt = { id, endpoint, attemptToken: newId(), result }
  const { outcome } = await untilDeadline(deadline, () => settleRequest({ ctx: deps.ctx, input: attempt }))
  if (outcome === 'closed') return 'closed'
  await hint(deps, job)
  return outcome === 'settled' ? 'succeeded' : 'not_covered'
}

/** Brings what the engine made of a job to its row. Past the deadline nothing is done: the row closes as EXPIRED. */
async function conclude(
  deps: JobDeps,
  job: JobPayload,
  { end, deadline }: { readonly end: EngineEnd; readonly deadline: number },
): Promise<JobEnd> {
  switch (end.kind) {
    case 'deadline':
      return 'deadline'
    case 'failed': {
      const { request_id: requestId, endpoint } = job
      deps.logger.error({ requestId, endpoint, kind: end.fault }, 'engine failed')
      await untilDeadline(deadline, () => fail(deps, job, { code: 'processing_failed' }))
      return 'engine_failed'
    }
    case 'refused': {
      const { code, detail, data } = end.refusal
      await untilDeadline(deadline, () => fail(deps, job, { code, explanation: { detail, data } }))
      return 'refused'
    }
    case 'result':
      return settle(deps, job, { result: end.result, deadline })
  }
}

async function workOn(deps: JobDeps, job: JobPayload): Promise<JobEnd> {
  const { endpoint, request_id: id } = job
  const work = await untilDeadline(performance.now() + BEGIN_WITHIN_MS, () =>
    beginWork({ ctx: deps.ctx, input: { id } }),
  )
  if (!work) return 'skipped'
  deps.metrics.took(endpoint, 'queue_wait', work.waitedMs)
  const started = performance.now()
  const deadline = started + work.remainingMs
  const end = await runEngine(deps.engines, job, deadline)
  const computed = performance.now()
  deps.metrics.took(endpoint, 'engine', computed - started)
  const ended = await conclude(deps, job, { end, deadline })
  if (end.kind === 'result') deps.metrics.took(endpoint, 'settle', performance.now() - computed)
  return ended
}

/**
 * Runs one job to its end: skips a request that is no longer PENDING, runs the engine with the time that is left,
 * settles, and hints. Rejects when the database stayed away; the row then closes as EXPIRED.
 */
export async function processJob(deps: JobDeps, data: unknown): Promise<void> {
  const job = jobPayload.parse(data)
  let end: JobEnd = 'store_failed'
  try {
    end = await workOn(deps, job)
  } finally {
    deps.metrics.ended(job.endpoint, end)
  }
}

/** A job that lost its worker too often: its request ends as failed. */
export async function abandonJob(deps: JobDeps, data: unknown): Promise<void> {
  const job = jobPayload.parse(data)
  deps.logger.error({ requestId: job.request_id, endpoint: job.endpoint }, 'job lost its worker too often')
  await fail(deps, job, { code: 'processing_failed' })
  deps.metrics.ended(job.endpoint, 'abandoned')
}
