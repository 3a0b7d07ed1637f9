import { ERRORS, type ErrorCode } from './catalogue.ts'
import type { ValidationIssue } from './issues.ts'

/** Numbers, issues and names an error body may carry beside its four strings. */
export type ErrorData = Readonly<Record<string, number | string | readonly ValidationIssue[]>>

/**
 * An expected refusal or failure with its public face. `cause` is for logs only;
 * `detail` and `data` go to the caller and must never hold texts, keys, SQL or paths.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly detail: string | undefined
  readonly data: ErrorData

  constructor(code: ErrorCode, options: { detail?: string; data?: ErrorData; cause?: unknown } = {}) {
    super(ERRORS[code].error, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.detail = options.detail
    this.data = options.data ?? {}
  }

  get status(): number {
    return ERRORS[this.code].status
  }
}
