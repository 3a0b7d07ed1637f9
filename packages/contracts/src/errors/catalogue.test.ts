import { expect, test } from 'vitest'
import { consoleError } from '../console/error.ts'
import { errorBody } from '../messages/error-body.ts'
import { AppError } from './app-error.ts'
import { errorAnswer, exampleErrorAnswer } from './body.ts'
import { API_ERROR_CODES, ERROR_CODES, ERRORS, errorDocsPath, isErrorCode } from './catalogue.ts'
import { errorExtras } from './extras.ts'

/** Section 1 of the contract, row by row: code, status, extra fields, extra headers. */
const API: readonly (readonly [string, number, string, string])[] = [
  ['invalid_json', 400, '', ''],
  ['validation_failed', 400, 'issues', ''],
  ['missing_api_key', 401, '', 'WWW-Authenticate'],
  ['invalid_api_key', 401, '', 'WWW-Authenticate'],
  ['insufficient_balance', 402, 'words_required words_remaining', ''],
  ['not_found', 404, '', ''],
  ['method_not_allowed', 405, '', 'Allow'],
  ['request_in_progress', 409, '', 'Retry-After'],
  ['result_purged', 410, '', ''],
  ['word_limit_exceeded', 413, 'max_words current_words', ''],
  ['quality_unit_limit_exceeded', 413, 'max_units current_units', ''],
  ['character_limit_exceeded', 413, 'max_characters current_characters', ''],
  ['payload_too_large', 413, 'max_bytes', ''],
  ['malformed_request', 400, '', ''],
  ['request_timeout', 408, '', ''],
  ['headers_too_large', 431, '', ''],
  ['active_key_limit_exceeded', 409, 'max_keys', ''],
  ['unsupported_media_type', 415, '', ''],
  ['idempotency_key_reused', 422, '', ''],
  ['source_not_found', 422, '', ''],
  ['rate_limited', 429, 'limit retry_after', 'Retry-After'],
  ['daily_scan_limit_exceeded', 429, 'limit used retry_after', 'Retry-After'],
  ['processing_failed', 500, '', ''],
  ['source_unavailable', 502, '', 'Retry-After'],
  ['service_unavailable', 503, '', 'Retry-After'],
  ['outcome_unknown', 503, '', 'Retry-After'],
  ['processing_timeout', 504, '', ''],
]

/** The same for what only the console answers. */
const CONSOLE: typeof API = [
  ['not_signed_in', 401, '', ''],
  ['invalid_credentials', 401, '', ''],
  ['forbidden_origin', 403, '', ''],
  ['owner_required', 403, '', ''],
  ['invitation_required', 403, '', ''],
  ['invitation_for_another', 403, '', ''],
  ['sign_up_refused', 409, '', ''],
  ['last_owner', 409, '', ''],
  ['already_member', 409, '', ''],
  ['billing_not_configured', 409, '', ''],
  ['already_subscribed', 409, '', ''],
  ['invitation_invalid', 410, '', ''],
  ['confirm_link_invalid', 410, '', ''],
  ['reset_link_invalid', 410, '', ''],
  ['weak_password', 400, 'issues', ''],
  ['webhook_signature_invalid', 400, '', ''],
  ['billing_unavailable', 502, '', 'Retry-After'],
]
const TABLE = [...API, ...CONSOLE]

test('the catalogue has the codes of the contract, those of the console apart, and no others', () => {
  expect([...API_ERROR_CODES].sort()).toEqual(API.map(([code]) => code).sort())
  expect([...ERROR_CODES].sort()).toEqual(TABLE.map(([code]) => code).sort())
})

test.each(TABLE)('%s answers %i with its own fields and headers', (code, status, fields, headers) => {
  if (!isErrorCode(code)) throw new Error(`not in the catalogue: ${code}`)
  const extras = errorExtras(code)
  expect(ERRORS[code].status).toBe(status)
  expect(Object.keys(extras.fields ?? {}).join(' ')).toBe(fields)
  expect(Object.keys(extras.headers ?? {}).join(' ')).toBe(headers)
})

test.each(ERROR_CODES)('%s says what happened, why and what to do, in full sentences', (code) => {
  const { error, cause, remedy } = ERRORS[code]
  for (const sentence of [error, cause, remedy]) expect(sentence).toMatch(/^[A-Z`].{10,}[.}]$/s)
  expect(error).not.toContain('\n')
  expect(errorDocsPath(code)).toBe(`/docs/errors/${code}`)
})

test('server errors, 408 and 429 may be repeated as they are, other refusals not, but for a running request', () => {
  for (const code of ERROR_CODES) {
    const { status, retryable } = ERRORS[code]
    expect(retryable).toBe(
      status >= 500 || status === 408 || status === 429 || code === 'request_in_progress',
    )
  }
})

test.each(ERROR_CODES)('the example of %s is an error body, and every field of it is documented', (code) => {
  const body = exampleErrorAnswer(code)
  const schema = API_ERROR_CODES.includes(code) ? errorBody : consoleError
  expect(schema.parse(body)).toEqual(body)
  for (const field of Object.keys(body)) expect(errorBody.shape).toHaveProperty(field)
})

test('no inherited property passes for a code', () => {
  for (const name of ['constructor', '__proto__', 'toString', '', 7, null])
    expect(isErrorCode(name)).toBe(false)
})

test('an answer never shows the cause, and data cannot replace the four strings', () => {
  const error = new AppError('processing_failed', {
    cause: new Error('SELECT secret'),
    data: { code: 'forged', request_id: 'forged', limit: 3 },
  })
  const answer = errorAnswer(error, 'id-1')
  expect(answer).toMatchObject({ code: 'processing_failed', request_id: 'id-1', limit: 3 })
  expect(JSON.stringify(answer)).not.toContain('secret')
  expect(error.status).toBe(500)
})

test('detail becomes the message; without it the remedy stands there', () => {
  const { message } = errorAnswer(new AppError('invalid_json', { detail: 'Line 3 ends early.' }), 'id-1')
  expect(message).toBe('Line 3 ends early.')
  expect(errorAnswer(new AppError('invalid_json'), 'id-1').message).toBe(ERRORS.invalid_json.remedy)
})
