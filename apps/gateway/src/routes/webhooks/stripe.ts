import { AppError, LIMITS } from '@redraft/contracts'
import { type Billing, receiveEvent } from '@redraft/core/billing'
import express, { type Router } from 'express'
import type { GatewayDeps } from '../../deps.ts'
import { methodNotAllowed } from '../../middleware/method-not-allowed.ts'

/** `POST /webhooks/stripe`: the body is read as bytes, for its signature. Without payment there is no such path. */
export function stripeWebhook({ ctx, logger }: GatewayDeps, billing: Billing): Router {
  const router = express.Router()
  router
    .route('/webhooks/stripe')
    .post(express.raw({ type: () => true, limit: LIMITS.bodyBytes }), async (req, res) => {
      const payload: unknown = req.body
      const signature = req.get('stripe-signature')
      if (!Buffer.isBuffer(payload) || signature === undefined)
        throw new AppError('webhook_signature_invalid')
      const event = await receiveEvent({ ctx, billing, input: { payload, signature } })
      const level = event.outcome === 'nothing_credited' ? 'warn' : 'info'
      logger[level]({ event }, 'payment event')
      res.json({ received: true })
    })
    .all(methodNotAllowed(['POST']))
  return router
}
