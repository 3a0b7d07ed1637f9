import { AppError } from '@redraft/contracts'
import type { PlanId } from '@redraft/contracts/console'
import type { Actor } from '../access/actor.ts'
import { authorize } from '../access/permissions.ts'
import type { CoreContext } from '../context.ts'
import { findWorkspace } from '../workspaces/find-workspace.ts'
import { askStripe } from './ask-stripe.ts'
import type { Billing } from './billing.ts'
import { type CustomerInput, ensureCustomer } from './ensure-customer.ts'

export interface CheckoutInput extends CustomerInput {
  readonly plan: PlanId
  /** Where the browser comes back to. */
  readonly returnUrl: string
}

/** Opens a checkout session for a plan; answers its address. Throws `owner_required`, `already_subscribed`, `billing_unavailable`. */
export async function startCheckout({
  ctx,
  actor,
  billing,
  input,
}: {
  ctx: CoreContext
  actor: Actor
  billing: Billing
  input: CheckoutInput
}): Promise<string> {
  const { workspaceId, plan, returnUrl } = input
  authorize(actor, 'billing.manage', { workspaceId })
  const { billingStatus } = await findWorkspace({ ctx, input: { workspaceId } })
  if (billingStatus === 'active' || billingStatus === 'past_due') throw new AppError('already_subscribed')
  const customer = await ensureCustomer({ ctx, billing }, input)
  const metadata = { workspace_id: workspaceId }
  const session = await askStripe(
    (await billing.stripe()).checkout.sessions.create({
      mode: 'subscription',
      ...{ customer, metadata },
      client_reference_id: workspaceId,
      line_items: [{ price: billing.prices[plan], quantity: 1 }],
      subscription_data: { metadata },
      success_url: `${returnUrl}?checkout=success`,
      cancel_url: `${returnUrl}?checkout=canceled`,
    }),
  )
  if (!session.url) throw new AppError('billing_unavailable')
  return session.url
}
