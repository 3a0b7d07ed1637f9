import { auditQuery } from '@redraft/contracts/console'
import { listAudit } from '@redraft/core'
import type { RequestHandler } from 'express'
import type { ConsoleDeps } from '../console-deps.ts'
import { parseInput } from '../input.ts'
import { actorOf, workspaceOf } from '../visit.ts'

/** `GET /workspaces/:w/audit` */
export function getAudit({ gateway: { ctx } }: ConsoleDeps): RequestHandler {
  return async (req, res) => {
    const page = parseInput(auditQuery, req.query)
    const input = { ...page, workspaceId: workspaceOf(res) }
    res.json(await listAudit({ ctx, actor: actorOf(res), input }))
  }
}
