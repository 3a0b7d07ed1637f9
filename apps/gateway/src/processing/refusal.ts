import { AppError, type ErrorCode, type ErrorData } from '@redraft/contracts'
import type { RequestOutcome } from '@redraft/core'

type Refused =
  | { readonly outcome: 'mismatch' }
  | { readonly outcome: 'insufficient_balance'; readonly wordsRemaining: number }
  | { readonly outcome: 'scans_exhausted'; readonly limit: number; readonly used: number }
  | { readonly outcome: 'too_many_in_flight'; readonly inFlight: number }

/** Seconds until the next UTC day, when the scan allowance begins anew. */
function secondsToMidnight(now: Date): number {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)
  return Math.max(Math.ceil((midnight - now.getTime()) / 1_000), 1)
}

function failed(code: ErrorCode, data: ErrorData, detail?: string): AppError {
  if (code !== 'daily_scan_limit_exceeded') {
    return new AppError(code, detail === undefined ? { data } : { data, detail })
  }
  return new AppError(code, { data: { ...data, retry_after: secondsToMidnight(new Date()) } })
}

/** The error to answer with when a request was refused at its opening, or ended as FAILED or EXPIRED. */
export function refusal(refused: Refused | Extract<RequestOutcome, { kind: 'failed' }>, words = 0): AppError {
  if ('kind' in refused) return failed(refused.code, refused.data, refused.detail)
  switch (refused.outcome) {
    case 'mismatch':
      return new AppError('idempotency_key_reused')
    case 'insufficient_balance':
      return new AppError('insufficient_balance', {
        data: { words_required: words, words_remaining: refused.wordsRemaining },
      })
    case 'scans_exhausted':
      return failed('daily_scan_limit_exceeded', { limit: refused.limit, used: refused.used })
    case 'too_many_in_flight':
      return new AppError('rate_limited', {
        detail: `The workspace has ${refused.inFlight} requests in flight. Wait for some of them to end.`,
        data: { limit: refused.inFlight, retry_after: 1 },
      })
  }
}
