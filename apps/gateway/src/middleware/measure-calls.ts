import type { GatewayMetrics } from '@redraft/observability'
import type { RequestHandler } from 'express'
import { callOf } from '../call.ts'

/** Counts every answered call of the API under its endpoint's name; what has none (404, 401) is `other`. */
export function measureCalls(metrics: GatewayMetrics): RequestHandler {
  return (_req, res, next) => {
    const started = performance.now()
    res.on('finish', () => {
      const { endpoint, errorCode } = callOf(res)
      metrics.answered({
        endpoint: endpoint ?? 'other',
        status: res.statusCode,
        code: errorCode ?? 'none',
        seconds: (performance.now() - started) / 1_000,
      })
    })
    next()
  }
}
