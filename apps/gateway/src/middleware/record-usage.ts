import type { RequestHandler } from 'express'
import { callOf, keyOf } from '../call.ts'
import type { UsageRecorder } from '../usage/usage-recorder.ts'

/** Logs one entry per authenticated call that opened no request of its own; those have their row already. */
export function recordUsage(usage: UsageRecorder, endpoint: string): RequestHandler {
  return (_req, res, next) => {
    const call = callOf(res)
    const { keyId, workspaceId } = keyOf(res)
    call.endpoint = endpoint
    res.on('close', () => {
      usage.use(keyId, call.startedAt)
      if (call.opened) return
      usage.record({
        id: call.id,
        workspaceId,
        apiKeyId: keyId,
        endpoint,
        httpStatus: res.statusCode,
        errorCode: call.errorCode ?? null,
        clientRequestId: call.clientRequestId,
        originalId: call.originalId ?? null,
        createdAt: call.startedAt,
        settledAt: new Date(),
      })
    })
    next()
  }
}
