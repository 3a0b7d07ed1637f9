import type { ErrorData } from './app-error.ts'
import type { ErrorCode } from './catalogue.ts'

/** What an error carries beside its four strings: example values under the contract's names (section 1). */
export interface ErrorExtras {
  readonly fields?: ErrorData
  /** Response headers: those of `FIXED_HEADERS` and `RETRY_AFTER_S` as they are sent, the others examples. */
  readonly headers?: Readonly<Record<string, string>>
}

/** `Retry-After` of the codes whose answers always say the same, in seconds. */
export const RETRY_AFTER_S = {
  request_in_progress: 2,
  service_unavailable: 2,
  source_unavailable: 5,
  billing_unavailable: 5,
  outcome_unknown: 5,
} as const satisfies Partial<Record<ErrorCode, number>>

/** Headers of the codes whose answers always have the same ones. */
export const FIXED_HEADERS = {
  missing_api_key: { 'WWW-Authenticate': 'Bearer' },
  invalid_api_key: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
} as const satisfies Partial<Record<ErrorCode, Readonly<Record<string, string>>>>

const retryAfter = (code: keyof typeof RETRY_AFTER_S): ErrorExtras => ({
  headers: { 'Retry-After': `${RETRY_AFTER_S[code]}` },
})

const EXTRAS: Readonly<Partial<Record<ErrorCode, ErrorExtras>>> = {
  validation_failed: {
    fields: {
      issues: [
        { path: 'mode', message: 'must be one of: reduce-aigc, reduce-both, paraphrase, academic-polish' },
      ],
    },
  },
  weak_password: {
    fields: {
      issues: [{ path: 'password', message: 'is easy to guess: take a sentence of several words' }],
    },
  },
  missing_api_key: { headers: FIXED_HEADERS.missing_api_key },
  invalid_api_key: { headers: FIXED_HEADERS.invalid_api_key },
  insufficient_balance: { fields: { words_required: 212, words_remaining: 40 } },
  method_not_allowed: { headers: { Allow: 'POST' } },
  request_in_progress: retryAfter('request_in_progress'),
  active_key_limit_exceeded: { fields: { max_keys: 5 } },
  word_limit_exceeded: { fields: { max_words: 1_000, current_words: 1_204 } },
  quality_unit_limit_exceeded: { fields: { max_units: 500, current_units: 731 } },
  character_limit_exceeded: { fields: { max_characters: 30_000, current_characters: 31_482 } },
  payload_too_large: { fields: { max_bytes: 1_048_576 } },
  rate_limited: { fields: { limit: 60, retry_after: 17 }, headers: { 'Retry-After': '17' } },
  daily_scan_limit_exceeded: {
    fields: { limit: 200, used: 200, retry_after: 28_114 },
    headers: { 'Retry-After': '28114' },
  },
  source_unavailable: retryAfter('source_unavailable'),
  service_unavailable: retryAfter('service_unavailable'),
  billing_unavailable: retryAfter('billing_unavailable'),
  outcome_unknown: retryAfter('outcome_unknown'),
}

/** Fields and headers that a code adds to its answer; empty for most. */
export function errorExtras(code: ErrorCode): ErrorExtras {
  return EXTRAS[code] ?? {}
}
