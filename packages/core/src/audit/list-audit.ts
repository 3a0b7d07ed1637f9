import { type AuditEntry, type AuditResponse, auditFacts } from '@redraft/contracts/console'
import { Prisma } from '@redraft/db'
import type { Actor } from '../access/actor.ts'
import { authorize } from '../access/permissions.ts'
import type { CoreContext } from '../context.ts'

interface Row {
  id: string
  created_at: Date
  action: AuditEntry['action']
  actor_kind: AuditEntry['actor']['kind']
  actor_id: string | null
  actor_name: string | null
  target_id: string
  target_name: string | null
  facts: unknown
}

function toEntry(row: Row): AuditEntry {
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    action: row.action,
    actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
    target: { id: row.target_id, name: row.target_name },
    facts: auditFacts.parse(row.facts),
  }
}

/** Who did what to a workspace, newest first; names are those of today. Throws `not_found`, `owner_required`. */
export async function listAudit({
  ctx,
  actor,
  input,
}: {
  ctx: CoreContext
  actor: Actor
  input: { readonly workspaceId: string; readonly cursor?: string | undefined; readonly limit: number }
}): Promise<AuditResponse> {
  const { workspaceId, cursor, limit } = input
  authorize(actor, 'audit.read', { workspaceId })
  const before = cursor === undefined ? Prisma.empty : Prisma.sql`AND a.id < ${cursor}::uuid`
  const rows = await ctx.db.prisma.$queryRaw<Row[]>`
    SELECT a.id, a.created_at, a.action, a.actor_kind, a.actor_id, a.target_id, a.facts,
      COALESCE(p.name, pk.name) AS actor_name, COALESCE(k.name, u.name, i.email) AS target_name
    FROM audit_entry a
      LEFT JOIN app_user p ON p.id = a.actor_id
      LEFT JOIN api_key pk ON pk.id = a.actor_id
      LEFT JOIN api_key k ON k.id = a.target_id
      LEFT JOIN app_user u ON u.id = a.target_id
      LEFT JOIN invitation i ON i.id = a.target_id
    WHERE a.workspace_id = ${workspaceId}::uuid ${before} ORDER BY a.id DESC LIMIT ${limit + 1}`
  const page = rows.slice(0, limit)
  return {
    entries: page.map(toEntry),
    next_cursor: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  }
}
