import { inject } from 'vitest'

/** What the global setup hands to the test files. */
export interface ProvidedStores {
  /** A database of the server in which other databases can be made. */
  readonly adminUrl: string
  /** The migrated database that every test database is a copy of. */
  readonly templateDatabase: string
  readonly redisUrl?: string
  /** The Redis is ours, with a database for each test file. */
  readonly redisOwned: boolean
}

declare module 'vitest' {
  interface ProvidedContext {
    redraftStores: ProvidedStores
  }
}

/** @throws Error when the vitest project has no `globalSetup` of this package. */
export function providedStores(): ProvidedStores {
  const stores = inject('redraftStores')
  if (!stores)
    throw new Error('This test needs the global setup of @redraft/testkit (vitest project "stores")')
  return stores
}
