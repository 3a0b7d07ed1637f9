import type { Database } from '@redraft/db'

/** What every verb of this package works with. */
export interface CoreContext {
  readonly db: Database
}
