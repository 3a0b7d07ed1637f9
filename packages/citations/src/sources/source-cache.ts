/** Keeps what registries answered, beyond the life of a process. A cache that fails answers `undefined`. */
export interface SourceCache {
  get(key: string): Promise<unknown>
  set(key: string, value: unknown, lifetimeMs: number): Promise<void>
}

const DAY_MS = 86_400_000

/** Records of registries change rarely; an agency hardly ever; a page any day. */
export const LIFETIME_MS = { record: 30 * DAY_MS, agency: 365 * DAY_MS, page: DAY_MS } as const
