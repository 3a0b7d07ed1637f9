import { AppError } from '@redraft/contracts'

/** The answer to a request with invalid fields. */
export function invalid(issues: readonly { path: string; message: string }[]): AppError {
  const detail = issues.map(({ path, message }) => `${path} ${message}`.trim()).join('; ')
  return new AppError('validation_failed', { detail: `${detail}.`, data: { issues } })
}
