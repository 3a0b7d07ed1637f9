import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const SECRET = 'whsec_of_the_tests'
const PRICES = { pro: 'price_pro', business: 'price_business' } as const

export interface FakeSubscription {
  readonly customer: string
  readonly plan: keyof typeof PRICES
  readonly status: string
  readonly cancelAtPeriodEnd?: boolean
  /** Seconds since 1970. */
  readonly periodEnd?: number
}

/** An HTTP server that answers what the service asks of the Stripe API, and signs events as Stripe does. */
export interface FakeStripe {
  /** Settings that make a gateway use it. */
  readonly env: Readonly<Record<string, string>>
  /** Form bodies received, by path. */
  readonly asked: { readonly path: string; readonly body: URLSearchParams }[]
  /** What the API says of a subscription from now on. */
  setSubscription(id: string, subscription: FakeSubscription): void
  /** Sends an event to the webhook of a service. */
  send(baseUrl: string, event: FakeEvent): Promise<Response>
  close(): Promise<void>
}

export interface FakeEvent {
  readonly id?: string
  readonly type: string
  readonly object: object
  /** Another one makes the signature wrong. */
  readonly secret?: string
}

function subscriptionBody(id: string, given: FakeSubscription) {
  const { customer, plan, status, cancelAtPeriodEnd = false, periodEnd = 1_900_000_000 } = given
  const item = {
    id: 'si_1',
    object: 'subscription_item',
    current_period_end: periodEnd,
    price: { id: PRICES[plan] },
  }
  return {
    ...{ id, object: 'subscription', customer, status, metadata: {} },
    ...{ cancel_at_period_end: cancelAtPeriodEnd, cancel_at: null },
    items: { object: 'list', data: [item] },
  }
}

/** Starts the stand-in; the caller closes it. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const asked: { path: string; body: URLSearchParams }[] = []
  const subscriptions = new Map<string, FakeSubscription>()
  const answer = (path: string, body: URLSearchParams): object | undefined => {
    const id = path.split('/').at(-1) ?? ''
    const subscription = subscriptions.get(id)
    if (path === '/v1/customers') return { id: `cus_${randomUUID()}`, object: 'customer' }
    if (path === '/v1/checkout/sessions')
      return { id: 'cs_1', object: 'checkout.session', url: 'https://checkout.test/cs_1' }
    if (path === '/v1/billing_portal/sessions')
      return {
        id: 'bps_1',
        object: 'billing_portal.session',
        url: `https://portal.test/${body.get('customer')}`,
      }
    // A charge tells whose it is by its own id.
    if (path.startsWith('/v1/charges/ch_of_'))
      return {
        ...{ id, object: 'charge', customer: id.slice('ch_of_'.length) },
        ...{ amount: 4_900, amount_refunded: 0, currency: 'usd' },
      }
    if (path.startsWith('/v1/subscriptions/') && subscription) return subscriptionBody(id, subscription)
    return undefined
  }
  const server = createServer(async (req, res) => {
    let text = ''
    for await (const chunk of req) text += String(chunk)
    const path = (req.url ?? '').split('?')[0] ?? ''
    const body = new URLSearchParams(text)
    asked.push({ path, body })
    const found = answer(path, body)
    const missing = {
      error: { type: 'invalid_request_error', code: 'resource_missing', message: 'no such object' },
    }
    res
      .writeHead(found ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(found ?? missing))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  // Large, and only a few test files need it.
  const { default: Stripe } = await import('stripe')
  const { webhooks } = new Stripe('sk_test_of_the_tests')
  return {
    asked,
    env: {
      STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_PRICE_PRO: PRICES.pro,
      STRIPE_PRICE_BUSINESS: PRICES.business,
      STRIPE_BASE_URL: `http://127.0.0.1:${port}`,
    },
    setSubscription: (id, subscription) => void subscriptions.set(id, subscription),
    send: (baseUrl, { id = `evt_${randomUUID()}`, type, object, secret = SECRET }) => {
      const created = Math.floor(Date.now() / 1_000)
      const payload = JSON.stringify({ id, object: 'event', type, created, data: { object } })
      const signature = webhooks.generateTestHeaderString({ payload, secret })
      const headers = { 'stripe-signature': signature, 'content-type': 'application/json; charset=utf-8' }
      return fetch(`${baseUrl}/webhooks/stripe`, { method: 'POST', headers, body: payload })
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
