import { AppError, type ErrorCode } from '@redraft/contracts'
import { isAPIError } from 'better-auth/api'

/** Codes of better-auth in the words of our catalogue. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid_credentials',
  INVALID_EMAIL: 'invalid_credentials',
  INVALID_PASSWORD: 'invalid_credentials',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'invalid_credentials',
}

/** What better-auth refused, as an error of the catalogue; anything else as it was thrown. */
export function toAccountError(error: unknown): unknown {
  if (!isAPIError(error)) return error
  const code = CODES[String(error.body?.code)]
  if (code !== undefined) return new AppError(code)
  if (error.statusCode === 401) return new AppError('not_signed_in')
  // Looking a session up failed: it hides that the database is away.
  return error.statusCode >= 500 ? new AppError('service_unavailable', { cause: error }) : error
}
