import type { CoreContext } from '../context.ts'
import { findWorkspace } from '../workspaces/find-workspace.ts'
import { askStripe } from './ask-stripe.ts'
import type { Billing } from './billing.ts'

export interface CustomerInput {
  readonly workspaceId: string
  /** Where Stripe sends receipts. */
  readonly email: string
}

/** The Stripe customer of a workspace, made on first use and known here before anything can be paid. */
export async function ensureCustomer(
  { ctx, billing }: { ctx: CoreContext; billing: Billing },
  { workspaceId, email }: CustomerInput,
): Promise<string> {
  const workspace = await findWorkspace({ ctx, input: { workspaceId } })
  if (workspace.stripeCustomerId !== null) return workspace.stripeCustomerId
  const customer = await askStripe(
    (await billing.stripe()).customers.create(
      { name: workspace.name, email, metadata: { workspace_id: workspaceId } },
      // Two clicks at once make one customer.
      { idempotencyKey: `redraft-customer-${workspaceId}-${email}` },
    ),
  )
  await ctx.db.prisma.workspace.updateMany({
    where: { id: workspaceId, stripeCustomerId: null },
    data: { stripeCustomerId: customer.id },
  })
  const stored = await findWorkspace({ ctx, input: { workspaceId } })
  return stored.stripeCustomerId ?? customer.id
}
