import { AppError } from '@redraft/contracts'
import type { RequestHandler } from 'express'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { visitOf } from '../visit.ts'

/** Far more than a person at a screen makes; a script has the API. */
const CALLS_PER_MINUTE = 600

/** Bounds the calls of one person on this gateway. Runs in the playground have the API's rates besides. */
export function limitPerson(): RequestHandler {
  const limiter = new RateLimiterMemory({ points: CALLS_PER_MINUTE, duration: 60 })
  return async (_req, res, next) => {
    const { consumedPoints, msBeforeNext }: RateLimiterRes = await limiter.penalty(visitOf(res).person.id)
    if (consumedPoints > CALLS_PER_MINUTE) {
      const retryAfter = Math.max(Math.ceil(msBeforeNext / 1_000), 1)
      throw new AppError('rate_limited', { data: { limit: CALLS_PER_MINUTE, retry_after: retryAfter } })
    }
    next()
  }
}
