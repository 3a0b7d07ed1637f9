import { ENGINE_NAMES, type EngineName } from '@redraft/contracts'
import type { CoreContext } from '../context.ts'

/** A live key with the allowances that apply to it: the workspace's override, else its plan's. */
export interface AuthenticatedKey {
  readonly keyId: string
  readonly workspaceId: string
  readonly scopes: readonly string[]
  readonly requestsPerMinute: number
  readonly citationRequestsPerMinute: number
  readonly engines: EngineTerms
}

/** Which engines a workspace's requests may use. */
export interface EngineTerms {
  /** What `auto` means in the workspace; null: as the installation says. */
  readonly preferred: EngineName | null
  /** Requests may not ask for another engine than the local one. */
  readonly isLocked: boolean
  /** Whether the plan includes the language model. */
  readonly includesModel: boolean
}

interface Row {
  key_id: string
  workspace_id: string
  scopes: string[]
  requests_per_minute: number
  citation_requests_per_minute: number
  engine: string | null
  engine_locked: boolean
  llm_included: boolean
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
      COALESCE(w.citation_requests_per_minute, p.citation_requests_per_minute) AS citation_requests_per_minute,
      w.engine, w.engine_locked, p.llm_included
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
    engines: engineTerms({
      engine: row.engine,
      engineLocked: row.engine_locked,
      llmIncluded: row.llm_included,
    }),
  }
}

/** The terms in the columns of a workspace and its plan. */
export function engineTerms(columns: {
  readonly engine: string | null
  readonly engineLocked: boolean
  readonly llmIncluded: boolean
}): EngineTerms {
  return {
    preferred: ENGINE_NAMES.find((name) => name === columns.engine) ?? null,
    isLocked: columns.engineLocked,
    includesModel: columns.llmIncluded,
  }
}
