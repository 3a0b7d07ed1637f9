import type { KeyEntry } from '@redraft/contracts/console'
import type { KeySummary } from './list-keys.ts'

/** A key as the console shows it. */
export function toKeyEntry(key: KeySummary): KeyEntry {
  return {
    key_id: key.keyId,
    name: key.name,
    label: key.label,
    prefix: key.prefix,
    status: key.revokedAt === null ? 'active' : 'revoked',
    created_at: key.createdAt.toISOString(),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    revoked_at: key.revokedAt?.toISOString() ?? null,
  }
}
