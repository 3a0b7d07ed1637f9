export type MigrationErrorCode =
  | 'database_unreachable'
  | 'access_denied'
  | 'lock_timeout'
  | 'migration_failed'
  | 'migration_unreadable'
  | 'engine_failed'

/** A fault of the migration runner; `message` is one line, fit to be shown to the operator as it is. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
  readonly code: MigrationErrorCode

  constructor(code: MigrationErrorCode, message: string, options?: { cause?: unknown }) {
    super(firstLine(message), options)
    this.code = code
  }
}

/** The first line of a text that may be an engine report of many lines. */
export function firstLine(text: string): string {
  return text.split('\n', 1)[0]?.trim() ?? ''
}

/** The one-line reason in any thrown value; a failed connection to several addresses has no text of its own. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return firstLine(error instanceof Error ? error.message : String(error))
}
