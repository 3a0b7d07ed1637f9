import type { Actor } from '../access/actor.ts'
import { authorize } from '../access/permissions.ts'
import type { CoreContext } from '../context.ts'
import { askStripe } from './ask-stripe.ts'
import type { Billing } from './billing.ts'
import { type CustomerInput, ensureCustomer } from './ensure-customer.ts'

/** The address of Stripe's customer portal for a workspace. Throws `owner_required`, `billing_unavailable`. */
export async function openPortal({
  ctx,
  actor,
  billing,
  input,
}: {
  ctx: CoreContext
  actor: Actor
  billing: Billing
  input: CustomerInput & { readonly returnUrl: string }
}): Promise<string> {
  authorize(actor, 'billing.manage', { workspaceId: input.workspaceId })
  const customer = await ensureCustomer({ ctx, billing }, input)
  const call = (await billing.stripe()).billingPortal.sessions.create({
    customer,
    return_url: input.returnUrl,
  })
  return (await askStripe(call)).url
}
