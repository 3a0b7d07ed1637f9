import { type UsageResponse, usageQuery } from '@redraft/contracts/console'
import { findUsageEntry, isUuid, searchUsage, sumUsage } from '@redraft/core'
import type { RequestHandler } from 'express'
import { invalid } from '../../processing/invalid.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import { parseInput } from '../input.ts'
import { workspaceOf } from '../visit.ts'

/** `GET /workspaces/:w/usage` */
export function listUsage({ gateway: { ctx, usage } }: ConsoleDeps): RequestHandler {
  return async (req, res) => {
    const { cursor, limit, ...filters } = parseInput(usageQuery, req.query)
    if (cursor !== undefined && !isUuid(cursor)) {
      throw invalid([{ path: 'cursor', message: 'must be one that an earlier answer named' }])
    }
    await usage.flush()
    const scope = { ...filters, workspaceId: workspaceOf(res) }
    const [found, totals] = await Promise.all([
      searchUsage({ ctx, input: { ...scope, after: cursor, limit: limit + 1 } }),
      sumUsage({ ctx, input: scope }),
    ])
    const entries = found.slice(0, limit)
    const more = found.length > limit
    const next_cursor = more ? (entries.at(-1)?.id ?? null) : null
    res.json({ entries, next_cursor, totals } satisfies UsageResponse)
  }
}

/** `GET /workspaces/:w/requests/:id` */
export function getRequest({ gateway: { ctx, usage } }: ConsoleDeps): RequestHandler {
  return async (req, res) => {
    await usage.flush()
    res.json(
      await findUsageEntry({ ctx, input: { workspaceId: workspaceOf(res), id: String(req.params.id) } }),
    )
  }
}
