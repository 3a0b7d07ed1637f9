import type { Database } from '@redraft/db'

/** What every verb of this package works with. */
export interface CoreContext {
  readonly db: Database
  /** What a new password's hash costs, where that is not the default: the logarithm of scrypt's N. */
  readonly passwordCost?: number | undefined
}
