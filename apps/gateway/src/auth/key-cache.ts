import { type AuthenticatedKey, authenticateKey, type CoreContext, hashKey } from '@redraft/core'

/** A revoked key must be refused within 1 s everywhere, so an entry is younger than that, counted from before its look-up. */
const ENTRY_LIFETIME_MS = 900
const MAX_ENTRIES = 10_000

interface Entry {
  readonly expiresAt: number
  readonly key: Promise<AuthenticatedKey | undefined>
}

/** Remembers look-ups of keys (found or not) for less than a second; simultaneous look-ups of one key share one query. */
export class KeyCache {
  readonly #ctx: CoreContext
  readonly #entries = new Map<string, Entry>()

  constructor(ctx: CoreContext) {
    this.#ctx = ctx
  }

  /** The live key, or undefined for an unknown or revoked one. Rejects when the database cannot say. */
  find(value: string): Promise<AuthenticatedKey | undefined> {
    const keyHash = hashKey(value)
    const id = keyHash.toString('base64url')
    const known = this.#entries.get(id)
    if (known && known.expiresAt > performance.now()) return known.key
    const entry = {
      expiresAt: performance.now() + ENTRY_LIFETIME_MS,
      key: authenticateKey({ ctx: this.#ctx, input: { keyHash } }),
    }
    this.#entries.delete(id)
    this.#entries.set(id, entry)
    entry.key.catch(() => this.#entries.delete(id))
    this.#evict()
    return entry.key
  }

  /** Oldest first: a Map keeps insertion order, and every entry lives equally long. */
  #evict(): void {
    for (const id of this.#entries.keys()) {
      if (this.#entries.size <= MAX_ENTRIES) return
      this.#entries.delete(id)
    }
  }
}
