import type { KeyEntry } from '@redraft/contracts/console'

const IDLE_MS = 30 * 86_400_000

/** True for a key that nothing has used for 30 days, counted from its creation when it was never used. */
export function isIdle(key: Pick<KeyEntry, 'last_used_at' | 'created_at'>, now: Date): boolean {
  return now.getTime() - Date.parse(key.last_used_at ?? key.created_at) > IDLE_MS
}
