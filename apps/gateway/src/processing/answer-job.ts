import { AppError, type JobEndpoint, type JobPayload, LIMITS } from '@redraft/contracts'
import type { Request, Response } from 'express'
import { callOf, keyOf } from '../call.ts'
import type { GatewayDeps } from '../deps.ts'
import { runRequest } from './run-request.ts'

const IDEMPOTENCY_KEY = new RegExp(`^[\\x21-\\x7e]{1,${LIMITS.idempotencyKeyCharacters}}$`)

/** The answer to a request with invalid fields. */
export function invalid(issues: readonly { path: string; message: string }[]): AppError {
  const detail = issues.map(({ path, message }) => `${path} ${message}`.trim()).join('; ')
  return new AppError('validation_failed', { detail: `${detail}.`, data: { issues } })
}

function readIdempotencyKey(req: Request): string | null {
  const value = req.get('idempotency-key')
  if (value === undefined) return null
  if (IDEMPOTENCY_KEY.test(value)) return value
  throw invalid([
    {
      path: 'Idempotency-Key',
      message: `must be 1 to ${LIMITS.idempotencyKeyCharacters} visible ASCII characters`,
    },
  ])
}

/** Aborts when the connection closes before the answer was written. */
function clientGone(res: Response): AbortSignal {
  const controller = new AbortController()
  res.on('close', () => {
    if (!res.writableFinished) controller.abort()
  })
  return controller.signal
}

/** A validated body and the job made from it. */
export interface PreparedJob {
  readonly endpoint: JobEndpoint
  /** The parsed body, for the fingerprint of the Idempotency-Key. */
  readonly body: object
  readonly payload: JobPayload
}

/** Idempotency-Key, then the request protocol, then the answer; throws the `AppError` to answer with. */
export async function answerJob(
  deps: GatewayDeps,
  req: Request,
  res: Response,
  job: PreparedJob,
): Promise<void> {
  const call = callOf(res)
  const { keyId, workspaceId } = keyOf(res)
  const answer = await runRequest(deps, {
    ...job,
    id: call.id,
    workspaceId,
    apiKeyId: keyId,
    clientRequestId: call.clientRequestId,
    idempotencyKey: readIdempotencyKey(req),
    gone: clientGone(res),
    onOpened: () => {
      call.opened = true
    },
  })
  if (answer.replayOf !== undefined) {
    call.originalId = answer.replayOf
    res.set({ 'Idempotent-Replayed': 'true', 'Original-Request-Id': answer.replayOf })
  }
  // A client that went away must still be able to fetch what it paid for.
  if (answer.onDelivered) res.on('finish', answer.onDelivered)
  res.json(answer.body)
}
