import { AppError } from '@redraft/contracts'
import type { LedgerResponse } from '@redraft/contracts/console'
import { Prisma } from '@redraft/db'
import type { CoreContext } from '../context.ts'
import { isUuid } from '../ids.ts'

interface Row {
  id: string
  kind: string
  words: bigint
  reason: string | null
  actor: string
  created_at: Date
}

/** `<time in ms>.<id>` of the last entry shown. */
function readCursor(cursor: string | undefined): Prisma.Sql {
  if (cursor === undefined) return Prisma.empty
  const [ms = '', id = ''] = cursor.split('.')
  if (!/^\d{1,15}$/.test(ms) || !isUuid(id)) {
    throw new AppError('validation_failed', {
      data: { issues: [{ path: 'cursor', message: 'must be one that an earlier answer named' }] },
    })
  }
  return Prisma.sql`AND (created_at, id) < (${new Date(Number(ms))}::timestamptz, ${id}::uuid)`
}

/** Every change of a workspace's balance but the usage itself, newest first. */
export async function listLedger({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly workspaceId: string; readonly cursor?: string | undefined; readonly limit: number }
}): Promise<LedgerResponse> {
  const rows = await ctx.db.prisma.$queryRaw<Row[]>`
    SELECT id, kind, words, reason, actor, created_at FROM ledger_entry
    WHERE workspace_id = ${input.workspaceId}::uuid ${readCursor(input.cursor)}
    ORDER BY created_at DESC, id DESC LIMIT ${input.limit + 1}`
  const page = rows.slice(0, input.limit)
  const last = page.at(-1)
  return {
    entries: page.map(({ words, created_at, ...row }) => ({
      ...row,
      words: Number(words),
      created_at: created_at.toISOString(),
    })),
    next_cursor: rows.length > page.length && last ? `${last.created_at.getTime()}.${last.id}` : null,
  }
}
