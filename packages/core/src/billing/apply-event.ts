import type Stripe from 'stripe'
import type { CoreContext } from '../context.ts'
import type { Billing } from './billing.ts'
import { creditInvoice } from './credit-invoice.ts'
import { anyObject, invoiceObject, subscriptionOf, workspaceOf } from './event-objects.ts'
import { findCustomerWorkspace } from './find-customer-workspace.ts'
import { noteDispute, noteRefund } from './note-reversal.ts'
import { syncSubscription } from './sync-subscription.ts'

interface Tools {
  readonly ctx: CoreContext
  readonly billing: Billing
}
/** `nothing_credited`: somebody paid, and no line of the invoice is one of our prices. `ignored`: it means nothing here. */
export type EventOutcome = 'applied' | 'nothing_credited' | 'ignored'

type Apply = (tools: Tools, object: unknown) => Promise<EventOutcome>

const applyPaidInvoice: Apply = async (tools, object) => {
  const invoice = invoiceObject.parse(object)
  const workspaceId = await findCustomerWorkspace(tools.ctx, invoice.customer, workspaceOf(invoice))
  if (workspaceId === undefined) return 'ignored'
  return (await creditInvoice(tools, { workspaceId, invoice })) ? 'applied' : 'nothing_credited'
}

async function sync(tools: Tools, subscriptionId: string | undefined): Promise<EventOutcome> {
  if (subscriptionId === undefined) return 'ignored'
  await syncSubscription(tools, subscriptionId)
  return 'applied'
}

/** A payment that failed changes the subscription; what it is then, Stripe says. */
const applyFailedInvoice: Apply = (tools, object) => sync(tools, subscriptionOf(invoiceObject.parse(object)))

const applySubscription: Apply = (tools, object) => sync(tools, anyObject.parse(object).id)

const applyRefund: Apply = async (tools, object) => {
  await noteRefund(tools, object)
  return 'applied'
}

const applyDispute: Apply = async (tools, object) => {
  await noteDispute(tools, object)
  return 'applied'
}

const APPLY: Readonly<Record<string, Apply>> = {
  'invoice.paid': applyPaidInvoice,
  'invoice.payment_failed': applyFailedInvoice,
  'customer.subscription.created': applySubscription,
  'customer.subscription.updated': applySubscription,
  'customer.subscription.deleted': applySubscription,
  'customer.subscription.paused': applySubscription,
  'customer.subscription.resumed': applySubscription,
  'charge.refunded': applyRefund,
  'charge.dispute.created': applyDispute,
}

/** Does what an event asks for. Doing it again, or at the same time, changes nothing more. */
export async function applyEvent(tools: Tools, event: Stripe.Event): Promise<EventOutcome> {
  const apply = APPLY[event.type]
  return apply ? apply(tools, event.data.object) : 'ignored'
}
