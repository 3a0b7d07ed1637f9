import type { BillingStatus } from '@redraft/contracts/console'
import type Stripe from 'stripe'
import type { CoreContext } from '../context.ts'
import { askStripe } from './ask-stripe.ts'
import type { Billing } from './billing.ts'
import { findCustomerWorkspace } from './find-customer-workspace.ts'

/** Allowances of a workspace without a running subscription. */
const BASE_PLAN = 'pro'

const STATUSES: Readonly<Record<string, BillingStatus>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'canceled',
  incomplete: 'none',
  incomplete_expired: 'none',
}

const ENDED: ReadonlySet<BillingStatus> = new Set(['none', 'canceled'])

function changesOf(billing: Billing, subscription: Stripe.Subscription) {
  const [item] = subscription.items.data
  const status = STATUSES[subscription.status] ?? 'none'
  const plan = ENDED.has(status) ? BASE_PLAN : billing.planOf(item?.price.id)
  return {
    ...(plan === undefined ? {} : { planId: plan }),
    stripeSubscriptionId: subscription.id,
    billingStatus: status,
    currentPeriodEnd: item ? new Date(item.current_period_end * 1_000) : null,
    cancelAtPeriodEnd:
      !ENDED.has(status) && (subscription.cancel_at_period_end || subscription.cancel_at !== null),
  }
}

/**
 * Brings plan and status of a workspace to what Stripe says of its subscription now. Events only say that something
 * changed, so their order does not matter; of two answers the one asked for later counts. The end of an
 * earlier subscription changes nothing beside a newer one.
 */
export async function syncSubscription(
  { ctx, billing }: { ctx: CoreContext; billing: Billing },
  subscriptionId: string,
): Promise<void> {
  const { prisma } = ctx.db
  const [clock] = await prisma.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`
  const subscription = await askStripe((await billing.stripe()).subscriptions.retrieve(subscriptionId))
  const customer =
    typeof subscription.customer === 'string' ? subscription.customer : subscription.customer.id
  const workspaceId = await findCustomerWorkspace(ctx, customer, subscription.metadata.workspace_id)
  if (workspaceId === undefined || clock === undefined) return
  const changes = changesOf(billing, subscription)
  const askedBefore = { OR: [{ billingSyncedAt: null }, { billingSyncedAt: { lte: clock.now } }] }
  const sameOrNone = { OR: [{ stripeSubscriptionId: null }, { stripeSubscriptionId: subscriptionId }] }
  await prisma.workspace.updateMany({
    where: {
      id: workspaceId,
      AND: ENDED.has(changes.billingStatus) ? [askedBefore, sameOrNone] : [askedBefore],
    },
    data: { ...changes, billingSyncedAt: clock.now },
  })
}
