import type { UsageEntry } from '@redraft/contracts/console'
import { Prisma } from '@redraft/db'

export interface UsageRow {
  id: string
  endpoint: string
  state: 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'EXPIRED' | 'CANCELLED'
  words: number
  http_status: number | null
  error_code: string | null
  client_request_id: string | null
  original_id: string | null
  created_at: Date
  settled_at: Date | null
  key_id: string
  key_name: string
}

/** What `toUsageEntry` needs, from `api_request r JOIN api_key k`. */
export const USAGE_COLUMNS = Prisma.sql`r.id, r.endpoint, r.state::text AS state, r.words, r.http_status, r.error_code,
  r.client_request_id, r.original_id, r.created_at, r.settled_at, k.id AS key_id, k.name AS key_name`

/** A row of the usage log as the console shows it; never its text. */
export function toUsageEntry(row: UsageRow): UsageEntry {
  const succeeded = row.state === 'SUCCEEDED'
  return {
    id: row.id,
    endpoint: row.endpoint,
    status: succeeded ? 'succeeded' : (row.error_code ?? row.state.toLowerCase()),
    http_status: row.http_status,
    words: succeeded ? row.words : 0,
    key_id: row.key_id,
    key_name: row.key_name,
    created_at: row.created_at.toISOString(),
    duration_ms:
      row.settled_at === null ? null : Math.max(row.settled_at.getTime() - row.created_at.getTime(), 0),
    client_request_id: row.client_request_id,
  }
}
