import { expect, test } from 'vitest'
import { ApiError } from '../../api/send.ts'
import { retryAfterSeconds } from './retry-after.ts'

test.each([
  ['a full queue, as its header says', new ApiError(503, { code: 'service_unavailable' }, '7'), 7],
  ['a lost connection', new ApiError(0, { code: 'network' }), 2],
  ['a rate limit, as long as it says', new ApiError(429, { code: 'rate_limited', retry_after: 17 }), 17],
  [
    'a rate limit that lasts too long',
    new ApiError(429, { code: 'rate_limited', retry_after: 900 }),
    undefined,
  ],
  [
    'the end of the daily scans',
    new ApiError(429, { code: 'daily_scan_limit_exceeded', retry_after: 60 }),
    undefined,
  ],
  ['too small a balance', new ApiError(402, { code: 'insufficient_balance' }), undefined],
  ['something else', new Error('x'), undefined],
])('after %s', (_, error, seconds) => {
  expect(retryAfterSeconds(error)).toBe(seconds)
})
