import { readEndpointState } from '@redraft/core'
import type { RequestHandler } from 'express'
import type { GatewayDeps } from '../../deps.ts'

/** `/livez`: the process answers. No I/O. */
export function livez(): RequestHandler {
  return (_req, res) => {
    res.json({ status: 'alive' })
  }
}

/** `/readyz`: database, queue and migrations are there; 503 while one is missing or the process drains. */
export function readyz({ checkReady, drain, ctx, engines }: GatewayDeps): RequestHandler {
  return async (_req, res) => {
    try {
      if (drain.active) throw new Error('draining')
      await checkReady()
      res.json({ status: 'ready', ...(engines.hasModel ? { llm: await modelEndpoint(ctx) } : {}) })
    } catch (error) {
      const reason = error instanceof NotReadyError ? error.message : drain.active ? 'draining' : 'not ready'
      res.status(503).set('Retry-After', '1').json({ status: 'unavailable', reason })
    }
  }
}

/** What workers saw of the model's endpoint: it is shown, and never makes the service unready. */
async function modelEndpoint(ctx: GatewayDeps['ctx']) {
  const { state, changedAt } = await readEndpointState({ ctx }).catch(() => UNKNOWN)
  return { state, changed_at: changedAt?.toISOString() ?? null }
}

const UNKNOWN = { state: 'unknown', changedAt: null } as const

/** Names the part that is missing; the message is shown to whoever asks `/readyz`. */
export class NotReadyError extends Error {}
