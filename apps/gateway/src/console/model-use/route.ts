import type { ModelUseResponse } from '@redraft/contracts/console'
import { sumModelUse } from '@redraft/core'
import type { RequestHandler } from 'express'
import type { ConsoleDeps } from '../console-deps.ts'
import { workspaceOf } from '../visit.ts'

const SHOWN_MS = 30 * 86_400_000

/** `GET /workspaces/:w/model-use`: the last 30 days. */
export function getModelUse({ gateway: { ctx, modelPrices: prices } }: ConsoleDeps): RequestHandler {
  return async (_req, res) => {
    const input = { workspaceId: workspaceOf(res), since: new Date(Date.now() - SHOWN_MS), prices }
    res.json({ days: await sumModelUse({ ctx, input }) } satisfies ModelUseResponse)
  }
}
