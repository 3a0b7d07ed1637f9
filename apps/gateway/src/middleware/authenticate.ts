import { AppError } from '@redraft/contracts'
import { isWellFormedKey } from '@redraft/core'
import type { RequestHandler } from 'express'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { KeyCache } from '../auth/key-cache.ts'
import { callOf } from '../call.ts'

const BEARER = /^Bearer +(\S+) *$/i
const UNKNOWN_KEYS_PER_MINUTE = 60

/** Reads the Bearer key and puts it on the call. Malformed keys are told by their checksum, without a look-up. */
export function authenticate(keys: KeyCache): RequestHandler {
  // Counted after the look-up: live keys behind the same address (a proxy, an office) must not pay for a stranger.
  const unknown = new RateLimiterMemory({ points: UNKNOWN_KEYS_PER_MINUTE, duration: 60 })
  const refuse = async (address: string): Promise<AppError> => {
    const { consumedPoints, msBeforeNext } = await unknown.penalty(address)
    if (consumedPoints <= UNKNOWN_KEYS_PER_MINUTE) return new AppError('invalid_api_key')
    return new AppError('rate_limited', {
      detail: 'Too many unknown keys were tried from this address.',
      data: { limit: UNKNOWN_KEYS_PER_MINUTE, retry_after: Math.max(Math.ceil(msBeforeNext / 1_000), 1) },
    })
  }
  return async (req, res, next) => {
    const header = req.get('authorization')
    if (header === undefined || !/^Bearer\b/i.test(header)) throw new AppError('missing_api_key')
    const value = BEARER.exec(header)?.[1]
    if (value === undefined || !isWellFormedKey(value)) throw new AppError('invalid_api_key')
    const key = await keys.find(value)
    if (!key) throw await refuse(req.ip ?? 'unknown')
    callOf(res).key = key
    next()
  }
}
