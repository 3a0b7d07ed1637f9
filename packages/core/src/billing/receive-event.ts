import { AppError } from '@redraft/contracts'
import type Stripe from 'stripe'
import type { CoreContext } from '../context.ts'
import { applyEvent, type EventOutcome } from './apply-event.ts'
import type { Billing } from './billing.ts'
import { anyObject } from './event-objects.ts'
import { findCustomerWorkspace } from './find-customer-workspace.ts'

/** What became of an event. */
export interface ReceivedEvent {
  readonly id: string
  readonly type: string
  readonly outcome: EventOutcome | 'repeated'
}

/** Checks the signature over the bytes as received, and how old it is. */
async function verified(billing: Billing, payload: Buffer, signature: string): Promise<Stripe.Event> {
  const { webhooks } = await billing.stripe()
  try {
    return webhooks.constructEvent(payload, signature, billing.webhookSecret)
  } catch (cause) {
    throw new AppError('webhook_signature_invalid', { cause })
  }
}

/**
 * Takes an event of Stripe: applied once by its id, in any order, whatever is repeated. Kinds that mean nothing
 * here are noted and left. Throws `webhook_signature_invalid`; anything else thrown makes Stripe send it again.
 */
export async function receiveEvent({
  ctx,
  billing,
  input,
}: {
  ctx: CoreContext
  billing: Billing
  input: { readonly payload: Buffer; readonly signature: string }
}): Promise<ReceivedEvent> {
  const event = await verified(billing, input.payload, input.signature)
  const { prisma } = ctx.db
  const object = anyObject.parse(event.data.object)
  await prisma.billingEvent.createMany({
    data: [
      {
        id: event.id,
        type: event.type,
        workspaceId: (await findCustomerWorkspace(ctx, object.customer)) ?? null,
        payload: { object: object.id ?? null, customer: object.customer ?? null, created: event.created },
      },
    ],
    skipDuplicates: true,
  })
  const known = await prisma.billingEvent.findUnique({ where: { id: event.id } })
  const { id, type } = event
  if (known?.processedAt) return { id, type, outcome: 'repeated' }
  const outcome = await applyEvent({ ctx, billing }, event)
  await prisma.billingEvent.updateMany({
    where: { id: event.id, processedAt: null },
    data: { processedAt: new Date() },
  })
  return { id, type, outcome }
}
