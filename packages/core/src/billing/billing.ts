import type { PlanId } from '@redraft/contracts/console'
import type Stripe from 'stripe'

export interface BillingOptions {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Stripe's id of the monthly price of each plan. */
  readonly prices: Readonly<Record<PlanId, string>>
  /** Another address of the Stripe API: for tests. */
  readonly apiUrl?: string | undefined
}

/** Payment by Stripe, as the verbs of this folder use it. */
export interface Billing {
  /** The client; its library is large, so it is loaded with the first call. */
  readonly stripe: () => Promise<Stripe>
  readonly webhookSecret: string
  readonly prices: Readonly<Record<PlanId, string>>
  /** The plan that a price stands for; undefined for prices that are not ours. */
  planOf(priceId: string | undefined): PlanId | undefined
}

const TIMEOUT_MS = 10_000

async function loadStripe({ secretKey, apiUrl }: BillingOptions): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  const address = apiUrl === undefined ? undefined : new URL(apiUrl)
  return new Client(secretKey, {
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(address && {
      host: address.hostname,
      port: address.port,
      protocol: address.protocol === 'http:' ? 'http' : 'https',
    }),
  })
}

/** Sets up payment. Nothing is sent before the first call. */
export function createBilling(options: BillingOptions): Billing {
  const { webhookSecret, prices } = options
  let client: Promise<Stripe> | undefined
  const plans = new Map(Object.entries(prices).map(([plan, price]) => [price, plan as PlanId]))
  return {
    ...{ webhookSecret, prices },
    stripe() {
      client ??= loadStripe(options)
      return client
    },
    planOf: (priceId) => (priceId === undefined ? undefined : plans.get(priceId)),
  }
}
