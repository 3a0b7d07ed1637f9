import { AppError, errorAnswer } from '@redraft/contracts'
import type { GatewayMetrics } from '@redraft/observability'
import type { RequestHandler } from 'express'
import { callOf } from '../call.ts'

const RETRY_AFTER_S = 2
const SHED = new AppError('service_unavailable', {
  detail: 'Too many requests are waiting. Repeat after Retry-After seconds.',
})

/**
 * While the gateway is overloaded, refuses every POST before anything of it is read: a refusal must cost next to
 * nothing. Neither the key nor the body is looked at, so there is no usage row and no log line; metrics count it.
 */
export function shedLoad(overload: { readonly active: boolean }, metrics: GatewayMetrics): RequestHandler {
  return (req, res, next) => {
    if (!overload.active || req.method !== 'POST') {
      next()
      return
    }
    const body = JSON.stringify(errorAnswer(SHED, callOf(res).id))
    res.writeHead(SHED.status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Retry-After': RETRY_AFTER_S,
    })
    res.end(body)
    metrics.answered({ endpoint: 'other', status: SHED.status, code: SHED.code, seconds: 0 })
  }
}
