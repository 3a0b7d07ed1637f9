import { z } from 'zod'
import { count, cursor, id, PLANS, pageSize, time, words } from './fields.ts'

export const BILLING_STATUSES = ['none', 'active', 'past_due', 'canceled'] as const
export type BillingStatus = (typeof BILLING_STATUSES)[number]

export const planEntry = z.object({
  id: z.string(),
  name: z.string(),
  words_per_month: count,
  requests_per_minute: count,
  citation_requests_per_minute: count,
  daily_scans: count,
})
export type PlanEntry = z.infer<typeof planEntry>

/** `GET /workspaces/:w/billing` */
export const billingResponse = z.object({
  /** False: this installation has no payment; an administrator credits words. */
  configured: z.boolean(),
  plan: z.string(),
  status: z.enum(BILLING_STATUSES),
  current_period_end: time.nullable(),
  cancel_at_period_end: z.boolean(),
  balance_words: words,
  plans: z.array(planEntry),
})
export type BillingResponse = z.infer<typeof billingResponse>

/** `POST /workspaces/:w/billing/checkout` */
export const checkoutRequest = z.object({
  plan: z.enum(PLANS, { error: `must be one of: ${PLANS.join(', ')}` }),
})
/** Answer of checkout and portal: where the browser goes. */
export const billingLink = z.object({ url: z.string() })
export type BillingLink = z.infer<typeof billingLink>

export const LEDGER_KINDS = [
  ...['plan_grant', 'admin_credit', 'invoice', 'trial_grant', 'usage_rollup'],
  ...['refund', 'dispute'],
] as const

export const ledgerEntry = z.object({
  id,
  /** One of `LEDGER_KINDS`; more may come. */
  kind: z.string(),
  /** Positive when words were added. */
  words,
  reason: z.string().nullable(),
  /** Who: `stripe`, `system`, `admin`, or the address of a person. */
  actor: z.string(),
  created_at: time,
})
export type LedgerEntry = z.infer<typeof ledgerEntry>

/** Query of `GET /workspaces/:w/ledger` */
export const ledgerQuery = z.object({ cursor, limit: pageSize(200, 50) })
/** Newest first. */
export const ledgerResponse = z.object({ entries: z.array(ledgerEntry), next_cursor: z.string().nullable() })
export type LedgerResponse = z.infer<typeof ledgerResponse>
