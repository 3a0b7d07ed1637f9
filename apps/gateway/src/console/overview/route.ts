import { readOverview } from '@redraft/core'
import type { RequestHandler } from 'express'
import type { ConsoleDeps } from '../console-deps.ts'
import { workspaceOf } from '../visit.ts'

/** `GET /workspaces/:w/overview` */
export function getOverview({ gateway: { ctx, usage } }: ConsoleDeps): RequestHandler {
  return async (_req, res) => {
    await usage.flush()
    res.json(await readOverview({ ctx, input: { workspaceId: workspaceOf(res), now: new Date() } }))
  }
}
