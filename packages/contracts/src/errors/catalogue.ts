import { CONSOLE_ERRORS } from './console-errors.ts'
import type { ErrorEntry } from './error-entry.ts'
import { TRANSPORT_ERRORS } from './transport-errors.ts'

/** What `/api/v1` answers. Codes and statuses are the contract's (section 1); they never change within v1. */
const API_ERRORS = {
  invalid_json: {
    status: 400,
    retryable: false,
    error: 'The request body is not a JSON object.',
    cause: 'The body could not be parsed as JSON, or it is an array, a string, a number or null.',
    remedy: 'Send one JSON object, for example {"text": "…"}.',
  },
  validation_failed: {
    status: 400,
    retryable: false,
    error: 'The request has an invalid field.',
    cause: 'A field is missing, of the wrong type, or not one of the allowed values. `issues` names each.',
    remedy: 'Correct the fields listed in `issues` and send the request again.',
  },
  missing_api_key: {
    status: 401,
    retryable: false,
    error: 'No API key was sent.',
    cause: 'The request has no `Authorization: Bearer …` header.',
    remedy: 'Send the header `Authorization: Bearer rd_live_…` with a key of your workspace.',
  },
  invalid_api_key: {
    status: 401,
    retryable: false,
    error: 'The API key is not valid.',
    cause: 'The key is malformed, unknown or revoked.',
    remedy: 'Check that the whole key was copied, or create a new one in the workspace.',
  },
  insufficient_balance: {
    status: 402,
    retryable: false,
    error: 'The workspace has too few words left for this text.',
    cause: 'The input has `words_required` words; the balance is `words_remaining`. Nothing was deducted.',
    remedy: 'Send a shorter text, or add words to the workspace.',
  },
  not_found: {
    status: 404,
    retryable: false,
    error: 'There is nothing at this path.',
    cause:
      'The path is not part of the API, or the request id is unknown to this key or older than its retention.',
    remedy: 'Check the path against the reference at /docs.',
  },
  method_not_allowed: {
    status: 405,
    retryable: false,
    error: 'This path does not support that method.',
    cause: 'The path exists; the HTTP method is not one it answers.',
    remedy: 'Use a method named in the `Allow` header.',
  },
  request_in_progress: {
    status: 409,
    retryable: true,
    error: 'A request with this Idempotency-Key is still running.',
    cause: 'The first request under the same key has not ended yet.',
    remedy: 'Repeat the request after `Retry-After` seconds; its result will be replayed.',
  },
  active_key_limit_exceeded: {
    status: 409,
    retryable: false,
    error: 'The workspace already has its maximum of active keys.',
    cause: 'A workspace may have at most `max_keys` active keys.',
    remedy: 'Revoke a key that is no longer used, then create the new one.',
  },
  result_purged: {
    status: 410,
    retryable: false,
    error: 'The stored result of this request was deleted.',
    cause:
      'The request under this `Idempotency-Key` succeeded, and its result was deleted since: by `DELETE /api/v1/requests/{id}`, or because the workspace keeps none. This call was not charged.',
    remedy: 'To process the text again, and pay for it again, send it under a new `Idempotency-Key`.',
  },
  word_limit_exceeded: {
    status: 413,
    retryable: false,
    error: 'The text has too many words for this endpoint.',
    cause: 'The input has `current_words` words; the endpoint takes `max_words`.',
    remedy: 'Split the text at paragraph ends and send the parts one by one.',
  },
  quality_unit_limit_exceeded: {
    status: 413,
    retryable: false,
    error: 'The text is too long for this endpoint.',
    cause:
      'Each CJK character is one quality unit, every other character a third. The input has `current_units`; the endpoint takes `max_units`.',
    remedy: 'Split the text at paragraph ends and send the parts one by one.',
  },
  character_limit_exceeded: {
    status: 413,
    retryable: false,
    error: 'The text has too many characters for detection.',
    cause: 'The input has `current_characters` characters; detection takes `max_characters`.',
    remedy: 'Split the text and scan the parts one by one.',
  },
  payload_too_large: {
    status: 413,
    retryable: false,
    error: 'The request body is too large.',
    cause: 'The body is over `max_bytes` bytes.',
    remedy: 'Send less text in one request.',
  },
  unsupported_media_type: {
    status: 415,
    retryable: false,
    error: 'The request body must be JSON.',
    cause: 'The `Content-Type` header is not `application/json`.',
    remedy: 'Send `Content-Type: application/json` and a JSON body in UTF-8.',
  },
  idempotency_key_reused: {
    status: 422,
    retryable: false,
    error: 'This Idempotency-Key was used for another request.',
    cause: 'The key stands for a request with a different body or endpoint.',
    remedy: 'Use a new key for each new request, and the same key only to repeat one.',
  },
  source_not_found: {
    status: 422,
    retryable: false,
    error: 'The source could not be found.',
    cause: 'The identifier or address resolves to nothing that can be cited.',
    remedy: 'Check the identifier, or describe the source with a structured object.',
  },
  rate_limited: {
    status: 429,
    retryable: true,
    error: 'Too many requests.',
    cause: 'The key is over its request rate, or the workspace has too many requests in flight.',
    remedy: 'Wait `retry_after` seconds, then send the request again.',
  },
  daily_scan_limit_exceeded: {
    status: 429,
    retryable: true,
    error: "The workspace's daily detection scans are used up.",
    cause: '`used` of `limit` scans of this UTC day have been made.',
    remedy: 'Wait until the next UTC day (`retry_after` seconds), or ask support for a higher allowance.',
  },
  processing_failed: {
    status: 500,
    retryable: true,
    error: 'The text could not be processed.',
    cause: 'The engine failed on this request. Nothing was deducted.',
    remedy: 'Send the request again; if it fails again, report the `request_id`.',
  },
  source_unavailable: {
    status: 502,
    retryable: true,
    error: 'A registry or site needed for this citation did not answer.',
    cause: 'The service that knows the source is down or too slow.',
    remedy: 'Repeat the request after `Retry-After` seconds.',
  },
  service_unavailable: {
    status: 503,
    retryable: true,
    error: 'The service cannot take the request right now.',
    cause:
      'The queue or the database is not reachable, the queue is full, or this process is shutting down. Nothing was deducted.',
    remedy: 'Repeat the request after `Retry-After` seconds.',
  },
  outcome_unknown: {
    status: 503,
    retryable: true,
    error: 'The outcome of this request is not known yet.',
    cause:
      'The database could not be reached at the deadline, so it is not certain whether the request was charged.',
    remedy: 'Repeat the request with the same `Idempotency-Key`, or ask `GET /api/v1/requests/{request_id}`.',
  },
  processing_timeout: {
    status: 504,
    retryable: true,
    error: 'The request was not finished before its deadline.',
    cause: 'No result was ready in time. The request was closed and nothing was deducted.',
    remedy: 'Send the request again, with less text if it happens repeatedly.',
  },
} as const satisfies Record<string, ErrorEntry>

/** Every code of the service. */
export const ERRORS = { ...API_ERRORS, ...TRANSPORT_ERRORS, ...CONSOLE_ERRORS }
export type ErrorCode = keyof typeof ERRORS
export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]
/** Those that a caller of `/api/v1` can meet. */
export const API_ERROR_CODES = Object.keys({ ...API_ERRORS, ...TRANSPORT_ERRORS }) as [
  ErrorCode,
  ...ErrorCode[],
]

/** True when the value is a code of the catalogue. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value)
}

/** Path of the page that explains a code, served by the gateway. */
export function errorDocsPath(code: ErrorCode): string {
  return `/docs/errors/${code}`
}
