import type { ErrorData } from './app-error.ts'
import type { ErrorCode } from './catalogue.ts'

/** What an error carries beside its four strings: example values under the contract's names (section 1). */
export interface ErrorExtras {
  readonly fields?: ErrorData
  /** Response headers; the two `WWW-Authenticate` values are fixed, the others are examples. */
  readonly headers?: Readonly<Record<string, string>>
}

const RETRY_SOON: ErrorExtras = { headers: { 'Retry-After': '2' } }

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
  missing_api_key: { headers: { 'WWW-Authenticate': 'Bearer' } },
  invalid_api_key: { headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } },
  insufficient_balance: { fields: { words_required: 212, words_remaining: 40 } },
  method_not_allowed: { headers: { Allow: 'POST' } },
  request_in_progress: RETRY_SOON,
  active_key_limit_exceeded: { fields: { max_keys: 5 } },
  word_limit_exceeded: { fields: { max_words: 1_000, current_words: 1_204 } },
  quality_unit_limit_exceeded: { fields: { max_units: 500, current_units: 731 } },
  character_limit_exceeded: { fields: { max_characters: 30_000, current_characters: 31_482 } },
  payload_too_large: { fields: { max_bytes: 1_048_576 } },
  rate_limited: { fields: { limit: 60, retry_after: 17 }, headers: { 'Retry-After': '17' } },
  daily_scan_limit_exceeded: { fields: { limit: 200, used: 200, retry_after: 28_114 } },
  source_unavailable: RETRY_SOON,
  service_unavailable: RETRY_SOON,
  billing_unavailable: RETRY_SOON,
  outcome_unknown: RETRY_SOON,
}

/** Fields and headers that a code adds to its answer; empty for most. */
export function errorExtras(code: ErrorCode): ErrorExtras {
  return EXTRAS[code] ?? {}
}
