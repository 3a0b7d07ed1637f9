import {
  AppError,
  ERRORS,
  type ErrorCode,
  errorAnswer,
  FIXED_HEADERS,
  LIMITS,
  RETRY_AFTER_S,
} from '@redraft/contracts'
import { isDatabaseUnavailable } from '@redraft/db'
import type { Logger } from '@redraft/observability'
import type { ErrorRequestHandler, Response } from 'express'
import { callOf } from '../call.ts'

const RETRY: Partial<Record<ErrorCode, number>> = RETRY_AFTER_S
const FIXED: Partial<Record<ErrorCode, Readonly<Record<string, string>>>> = FIXED_HEADERS

/** Errors of express.json (package body-parser), by its `type`. */
const BODY_ERRORS: Readonly<Record<string, () => AppError>> = {
  'entity.too.large': () => new AppError('payload_too_large', { data: { max_bytes: LIMITS.bodyBytes } }),
  'entity.parse.failed': () => new AppError('invalid_json'),
  'entity.verify.failed': () =>
    new AppError('invalid_json', { detail: 'The body is empty or is not valid UTF-8.' }),
  'request.size.invalid': () =>
    new AppError('invalid_json', { detail: 'The body is shorter than its Content-Length.' }),
  'encoding.unsupported': () =>
    new AppError('unsupported_media_type', {
      detail: 'Send the body plain or with gzip, deflate or br encoding.',
    }),
  'charset.unsupported': () => new AppError('unsupported_media_type', { detail: 'Send the body in UTF-8.' }),
}

/** A path that cannot be decoded, or a body that cannot be read (cut off, damaged gzip, …): the caller's fault. */
function toClientError(error: object): AppError | undefined {
  if (error instanceof URIError) return new AppError('not_found')
  const known = 'type' in error ? BODY_ERRORS[String(error.type)] : undefined
  if (known) return known()
  return 'status' in error && error.status === 400 ? new AppError('invalid_json') : undefined
}

/** The catalogue's face of anything thrown. What is not expected becomes a fixed text. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const client = typeof error === 'object' && error !== null ? toClientError(error) : undefined
  if (client) return client
  if (isDatabaseUnavailable(error)) return new AppError('service_unavailable', { cause: error })
  return new AppError('processing_failed', { cause: error })
}

/** What an error says in headers. */
export function errorHeaders(error: AppError): Readonly<Record<string, string>> {
  const given = error.data.retry_after
  const seconds = typeof given === 'number' ? given : RETRY[error.code]
  return {
    ...FIXED[error.code],
    ...(seconds === undefined ? {} : { 'Retry-After': String(seconds) }),
  }
}

/** Answers a call with an error that was thrown, in the catalogue's words; the headers must not have been sent. */
export function sendError(logger: Logger, thrown: unknown, res: Response): void {
  const error = toAppError(thrown)
  const call = callOf(res)
  call.errorCode = error.code
  if (ERRORS[error.code].status >= 500 && error.code !== 'processing_timeout') {
    logger.error({ err: error.cause ?? error, requestId: call.id, code: error.code }, 'request failed')
  }
  res.set(errorHeaders(error))
  res.status(error.status).json(errorAnswer(error, call.id))
}

/** The one error handler: every failure of a call leaves here. */
export function answerError(logger: Logger): ErrorRequestHandler {
  return (thrown, _req, res, next) => {
    if (res.headersSent) next(thrown)
    else sendError(logger, thrown, res)
  }
}
