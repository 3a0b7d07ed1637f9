import { ApiError } from '../../api/send.ts'

/** Without a word from the server a short pause is enough for what passes by itself. */
const SHORT_PAUSE_SECONDS = 2
/** Longer than this nobody waits in front of a page. */
const LONGEST_WAIT_SECONDS = 120

const PASSING: ReadonlySet<string> = new Set([
  'network',
  'request_in_progress',
  'rate_limited',
  'processing_failed',
  'processing_timeout',
  'source_unavailable',
  'service_unavailable',
  'outcome_unknown',
])

/** Seconds after which the same request may be sent again; undefined when that would not help. */
export function retryAfterSeconds(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || !PASSING.has(error.code)) return undefined
  const seconds = error.retryAfter ?? error.body.retry_after ?? SHORT_PAUSE_SECONDS
  return seconds <= LONGEST_WAIT_SECONDS ? seconds : undefined
}
