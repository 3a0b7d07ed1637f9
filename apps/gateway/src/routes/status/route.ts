import { describeKey } from '@redraft/core'
import type { RequestHandler } from 'express'
import { keyOf } from '../../call.ts'
import type { GatewayDeps } from '../../deps.ts'

/** `GET /status`: the calling key, its workspace's balance and its limits. */
export function getStatus({ ctx, usage }: GatewayDeps): RequestHandler {
  return async (_req, res) => {
    const { keyId } = keyOf(res)
    // Uses noted a moment ago count as uses before this call.
    await usage.flush()
    res.set('Cache-Control', 'no-store').json(await describeKey({ ctx, input: { keyId } }))
  }
}
