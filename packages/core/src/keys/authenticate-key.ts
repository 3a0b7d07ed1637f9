import type { CoreContext } from '../context.ts'

/** A live key with the allowances that apply to it: the workspace's override, else its plan's. */
export interface AuthenticatedKey {
  readonly keyId: string
  readonly workspaceId: string
  readonly scopes: readonly string[]
  readonly requestsPerMinute: number
  readonly citationRequestsPerMinute: number
}

interface Row {
  key_id: string
  workspace_id: string
  scopes: string[]
  requests_per_minute: number
  citation_requests_per_minute: number
}

/** Finds the active key with this SHA-256; undefined for an unknown or revoked one. */
export async function authenticateKey({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly keyHash: Uint8Array }
}): Promise<AuthenticatedKey | undefined> {
  const rows = await ctx.db.prisma.$queryRaw<Row[]>`
    SELECT k.id AS key_id, k.workspace_id, k.scopes,
      COALESCE(w.requests_per_minute, p.requests_per_minute) AS requests_per_minute,
      COALESCE(w.citation_requests_per_minute, p.citation_requests_per_minute) AS citation_requests_per_minute
    FROM api_key k JOIN workspace w ON w.id = k.workspace_id JOIN plan p ON p.id = w.plan_id
    WHERE k.key_hash = ${Buffer.from(input.keyHash)} AND k.revoked_at IS NULL`
  const row = rows[0]
  if (!row) return undefined
  return {
    keyId: row.key_id,
    workspaceId: row.workspace_id,
    scopes: row.scopes,
    requestsPerMinute: row.requests_per_minute,
    citationRequestsPerMinute: row.citation_requests_per_minute,
  }
}
