import { LIMITS } from '@redraft/contracts'
import type { Request, Response } from 'express'
import { callOf, keyOf } from '../call.ts'
import type { GatewayDeps } from '../deps.ts'
import { invalid } from './invalid.ts'
import { type ProcessingCall, runRequest } from './run-request.ts'

const IDEMPOTENCY_KEY = new RegExp(`^[\\x21-\\x7e]{1,${LIMITS.idempotencyKeyCharacters}}$`)

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

/**
 * The end of every endpoint that makes a job of a call: Idempotency-Key, the request protocol, the answer. The one place
 * where a refusal becomes a throw.
 */
export async function answerProcessingCall(
  deps: GatewayDeps,
  { req, res }: { req: Request; res: Response },
  job: Pick<ProcessingCall, 'body' | 'payload'>,
): Promise<void> {
  const call = callOf(res)
  const idempotencyKey = readIdempotencyKey(req)
  const end = await runRequest(deps, { ...job, call, key: keyOf(res), idempotencyKey, gone: clientGone(res) })
  if (end.kind === 'refused') throw end.error
  if (end.replayOf !== undefined) {
    call.originalId = end.replayOf
    res.set({ 'Idempotent-Replayed': 'true', 'Original-Request-Id': end.replayOf })
  }
  // A client that went away must still be able to fetch what it paid for.
  if (end.onDelivered) res.on('finish', end.onDelivered)
  res.json(end.body)
}
