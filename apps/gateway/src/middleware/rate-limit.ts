import { AppError } from '@redraft/contracts'
import type { Database } from '@redraft/db'
import { createFastRedis } from '@redraft/queue'
import type { RequestHandler } from 'express'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
} from 'rate-limiter-flexible'
import { keyOf } from '../call.ts'

/** The window of request rates. */
const WINDOW_S = 60
/** The allowance differs per key, so the limiter only counts and the comparison is made here. */
const UNBOUNDED = 2_000_000_000

export interface RateLimits {
  /** Counts one call under a name; answers how many were made in the running window and when it ends. */
  count(name: string): Promise<{ calls: number; endsInMs: number }>
  /** Takes one call under a name back. */
  giveBack(name: string): Promise<void>
  close(): Promise<void>
}

/** Counts calls on Redis when there is one, else in PostgreSQL; in memory while that store is away. */
export function createRateLimits(options: {
  redisUrl: string | undefined
  prefix: string | undefined
  /** What is counted, apart from everything else, and how long a window is. */
  name?: string
  windowS?: number
  db: Database
  onError: (error: Error) => void
}): RateLimits {
  const { name = 'rate', windowS = WINDOW_S } = options
  const shared = { points: UNBOUNDED, duration: windowS, keyPrefix: `${options.prefix ?? 'redraft'}:${name}` }
  const insuranceLimiter = new RateLimiterMemory(shared)
  const redis =
    options.redisUrl === undefined ? undefined : createFastRedis(options.redisUrl, options.onError)
  const limiter: RateLimiterAbstract = redis
    ? new RateLimiterRedis({ ...shared, storeClient: redis, insuranceLimiter })
    : new RateLimiterPostgres({
        ...shared,
        storeClient: options.db.pool,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        insuranceLimiter,
      })
  return {
    async count(counted) {
      const { consumedPoints, msBeforeNext } = await limiter.consume(counted)
      return { calls: consumedPoints, endsInMs: msBeforeNext }
    },
    async giveBack(counted) {
      await limiter.reward(counted)
    },
    close: async () => redis?.disconnect(),
  }
}

/** The allowances of a key, counted apart; their names stand in the rate headers. */
export type Rate = 'key' | 'citation'

/** Fixed window of 60 s from a key's first call; every authenticated call counts. Sets the rate headers of the contract. */
export function rateLimit(rates: RateLimits, rate: Rate): RequestHandler {
  return async (_req, res, next) => {
    const { keyId, requestsPerMinute, citationRequestsPerMinute } = keyOf(res)
    const limit = rate === 'key' ? requestsPerMinute : citationRequestsPerMinute
    const { calls, endsInMs } = await rates.count(rate === 'key' ? keyId : `${rate}:${keyId}`)
    const remaining = Math.max(limit - calls, 0)
    const endsInS = Math.max(Math.ceil(endsInMs / 1_000), 1)
    res.set({
      'RateLimit-Policy': `"${rate}";q=${limit};w=${WINDOW_S}`,
      RateLimit: `"${rate}";r=${remaining};t=${endsInS}`,
      'X-RateLimit-Limit': String(limit),
      'X-RateLimit-Remaining': String(remaining),
      'X-RateLimit-Reset': String(endsInS),
    })
    if (calls > limit) {
      throw new AppError('rate_limited', {
        detail: `The key may make ${limit} ${rate === 'key' ? '' : 'citation '}requests a minute. Repeat in ${endsInS} s.`,
        data: { limit, retry_after: endsInS },
      })
    }
    next()
  }
}
