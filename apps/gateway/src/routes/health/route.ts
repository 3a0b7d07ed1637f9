import type { RequestHandler } from 'express'
import type { GatewayDeps } from '../../deps.ts'

/** `/livez`: the process answers. No I/O. */
export function livez(): RequestHandler {
  return (_req, res) => {
    res.json({ status: 'alive' })
  }
}

/** `/readyz`: database, queue and migrations are there; 503 while one is missing or the process drains. */
export function readyz({ checkReady, drain }: GatewayDeps): RequestHandler {
  return async (_req, res) => {
    try {
      if (drain.active) throw new Error('draining')
      await checkReady()
      res.json({ status: 'ready' })
    } catch (error) {
      const reason = error instanceof NotReadyError ? error.message : drain.active ? 'draining' : 'not ready'
      res.status(503).set('Retry-After', '1').json({ status: 'unavailable', reason })
    }
  }
}

/** Names the part that is missing; the message is shown to whoever asks `/readyz`. */
export class NotReadyError extends Error {}
