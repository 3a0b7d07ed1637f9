import { randomUUID } from 'node:crypto'
import {
  bootService,
  expectError,
  type FakeStripe,
  readBooks,
  type SignedUp,
  signUp,
  startFakeStripe,
  type TestService,
} from '@redraft/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let stripe: FakeStripe
let service: TestService
beforeAll(async () => {
  stripe = await startFakeStripe()
  service = await bootService({ workers: 0, env: stripe.env })
})
afterAll(async () => {
  await service.stop()
  await stripe.close()
})

const at = (person: SignedUp, path: string) => `/workspaces/${person.workspaceId}${path}`
const post = (person: SignedUp, path: string, body: object = {}) =>
  person.call(at(person, path), { method: 'POST', body })
const read = async (person: SignedUp, path: string) => (await person.call(at(person, path))).json
const send = async (event: Parameters<FakeStripe['send']>[1]) =>
  (await stripe.send(service.baseUrl, event)).status

/** An owner who went to the checkout, and the customer that Stripe knows them as. */
async function subscriber(): Promise<SignedUp & { customer: string }> {
  const person = await signUp(service.baseUrl)
  expect((await post(person, '/billing/checkout', { plan: 'pro' })).json.url).toBe(
    'https://checkout.test/cs_1',
  )
  const row = await service.ctx.db.prisma.workspace.findUniqueOrThrow({ where: { id: person.workspaceId } })
  return { ...person, customer: row.stripeCustomerId ?? '' }
}

interface Line {
  readonly price: string
  readonly amount?: number
  /** Days until the end of the month that is paid for, after a change of the plan. */
  readonly prorated?: number
}

/** An invoice as events of the present API version hold it. */
function invoice(customer: string, lines: readonly Line[], subscription = 'sub_1') {
  const end = Date.UTC(2026, 11, 1) / 1_000
  return {
    ...{ id: `in_${randomUUID()}`, object: 'invoice', customer },
    parent: { type: 'subscription_details', subscription_details: { subscription, metadata: {} } },
    lines: {
      ...{ object: 'list', has_more: false },
      data: lines.map(({ price, amount = 4_900, prorated }) => ({
        amount,
        period: { start: end - (prorated ?? 30) * 86_400, end },
        parent: { subscription_item_details: { proration: prorated !== undefined } },
        pricing: { price_details: { price } },
      })),
    },
  }
}

async function credits(person: SignedUp) {
  const { entries } = (await read(person, '/ledger')) as { entries: { kind: string; words: number }[] }
  const books = await readBooks(service.ctx, person.workspaceId)
  expect(books.balance).toBe(books.credited - books.charged)
  return entries.filter(({ kind }) => kind !== 'trial_grant').map(({ kind, words }) => [kind, words])
}

test('a paid invoice whose event comes 50 times at once, and again under other ids, is credited once', async () => {
  const ada = await subscriber()
  const object = invoice(ada.customer, [{ price: 'price_pro' }])
  const event = { id: `evt_${randomUUID()}`, type: 'invoice.paid', object }
  const statuses = await Promise.all(Array.from({ length: 50 }, () => send(event)))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await send({ type: 'invoice.paid', object })).toBe(200)
  expect(await credits(ada)).toEqual([['invoice', 100_000]])
  const { entries } = await read(ada, '/ledger')
  expect(entries).toMatchObject([{ actor: 'stripe', reason: `paid invoice ${object.id}` }, {}])
  expect(await read(ada, '/billing')).toMatchObject({ configured: true, balance_words: 101_000 })
})

test('checkout and portal are for the workspace: one customer, however often they are opened', async () => {
  const ada = await subscriber()
  const { json } = await post(ada, '/billing/portal')
  expect(json.url).toBe(`https://portal.test/${ada.customer}`)
  await post(ada, '/billing/checkout', { plan: 'business' })
  const mine = ({ body }: { body: URLSearchParams }) => body.get('metadata[workspace_id]') === ada.workspaceId
  const asked = stripe.asked.filter(mine)
  expect(asked.filter(({ path }) => path === '/v1/customers')).toHaveLength(1)
  const session = asked.findLast(({ path }) => path === '/v1/checkout/sessions')?.body
  expect(Object.fromEntries(session ?? [])).toMatchObject({
    ...{ mode: 'subscription', customer: ada.customer, 'line_items[0][price]': 'price_business' },
    'subscription_data[metadata][workspace_id]': ada.workspaceId,
    success_url: `${service.baseUrl}/billing?checkout=success`,
  })
  expectError(await post(ada, '/billing/checkout', { plan: 'gold' }), 'validation_failed')
})

test('plan and status are what Stripe says now, in whatever order the events come', async () => {
  const ada = await subscriber()
  const { customer } = ada
  const id = `sub_${randomUUID()}`
  const event = (type: string) => send({ type, object: { id, object: 'subscription', customer } })
  const billing = () => read(ada, '/billing')

  stripe.setSubscription(id, { customer, plan: 'business', status: 'active', periodEnd: 1_900_000_000 })
  expect(await event('customer.subscription.updated')).toBe(200)
  expect(await billing()).toMatchObject({
    ...{ plan: 'business', status: 'active', cancel_at_period_end: false },
    current_period_end: '2030-03-17T17:46:40.000Z',
  })
  // The older event arrives last: what it says is not believed, but what the subscription is.
  expect(await event('customer.subscription.created')).toBe(200)
  expect(await billing()).toMatchObject({ plan: 'business', status: 'active' })
  expectError(await post(ada, '/billing/checkout', { plan: 'pro' }), 'already_subscribed')

  stripe.setSubscription(id, { customer, plan: 'business', status: 'past_due', cancelAtPeriodEnd: true })
  const failed = invoice(customer, [{ price: 'price_business' }], id)
  expect(await send({ type: 'invoice.payment_failed', object: failed })).toBe(200)
  expect(await billing()).toMatchObject({ status: 'past_due', plan: 'business', cancel_at_period_end: true })

  stripe.setSubscription(id, { customer, plan: 'business', status: 'canceled' })
  expect(await event('customer.subscription.deleted')).toBe(200)
  expect(await billing()).toMatchObject({ status: 'canceled', plan: 'pro', balance_words: 1_000 })
  expect(await credits(ada)).toEqual([])

  // A new subscription, and then a late word about the old one.
  const next = `sub_${randomUUID()}`
  stripe.setSubscription(next, { customer, plan: 'business', status: 'active' })
  await send({ type: 'customer.subscription.created', object: { id: next, customer } })
  await event('customer.subscription.updated')
  expect(await billing()).toMatchObject({ status: 'active', plan: 'business' })
})

test('a change of the plan is credited for the part of the month that is paid', async () => {
  const ada = await subscriber()
  const lines = [
    { price: 'price_pro', amount: -2_450, prorated: 15 },
    { price: 'price_business', amount: 12_000, prorated: 15 },
  ]
  await send({ type: 'invoice.paid', object: invoice(ada.customer, lines) })
  expect(await credits(ada)).toEqual([['invoice', 450_000]])
  const free = [{ price: 'price_pro', amount: 0 }, { price: 'price_of_something_else' }]
  await send({ type: 'invoice.paid', object: invoice(ada.customer, free) })
  expect(await credits(ada)).toEqual([['invoice', 450_000]])
  expect(service.output()).toMatch(/"level":"warn".*"outcome":"nothing_credited"/)
})

test('an invoice in the shape of an older API version is credited too', async () => {
  const ada = await subscriber()
  const lines = { data: [{ amount: 9_900, proration: false, price: { id: 'price_business' } }] }
  const object = { id: `in_${randomUUID()}`, customer: { id: ada.customer }, subscription: 'sub_1', lines }
  expect(await send({ type: 'invoice.paid', object })).toBe(200)
  expect(await credits(ada)).toEqual([['invoice', 1_000_000]])
})

test('a refund and a dispute stand in the ledger once and take no words; unknown events and customers change nothing', async () => {
  const ada = await subscriber()
  const charge = { id: `ch_${randomUUID()}`, amount: 4_900, amount_refunded: 4_900, currency: 'usd' }
  for (let i = 0; i < 2; i++) {
    expect(await send({ type: 'charge.refunded', object: { ...charge, customer: ada.customer } })).toBe(200)
  }
  expect(await credits(ada)).toEqual([['refund', 0]])
  const dispute = { id: 'dp_1', charge: `ch_of_${ada.customer}`, amount: 4_900, currency: 'usd' }
  expect(await send({ type: 'charge.dispute.created', object: dispute })).toBe(200)
  expect(await credits(ada)).toEqual([
    ['dispute', 0],
    ['refund', 0],
  ])
  expect(await send({ type: 'customer.tax_id.updated', object: { id: 'txi_1' } })).toBe(200)
  expect(await send({ type: 'invoice.paid', object: invoice('cus_unknown', [{ price: 'price_pro' }]) })).toBe(
    200,
  )
})

test('an event without a fitting signature is refused and leaves no trace', async () => {
  const id = `evt_${randomUUID()}`
  const forged = await stripe.send(service.baseUrl, {
    id,
    type: 'invoice.paid',
    object: {},
    secret: 'whsec_other',
  })
  expect(forged.status).toBe(400)
  expect(await forged.json()).toMatchObject({ code: 'webhook_signature_invalid' })
  const bare = await fetch(`${service.baseUrl}/webhooks/stripe`, { method: 'POST', body: '{}' })
  expect(bare.status).toBe(400)
  expect(await service.ctx.db.prisma.billingEvent.count({ where: { id } })).toBe(0)
})

test('when Stripe cannot say what a subscription is, the event is asked for again and then applied', async () => {
  const ada = await subscriber()
  const id = `sub_${randomUUID()}`
  const event = {
    id: `evt_${randomUUID()}`,
    type: 'customer.subscription.created',
    object: { id, customer: ada.customer },
  }
  expect(await send(event)).toBe(502)
  stripe.setSubscription(id, { customer: ada.customer, plan: 'business', status: 'active' })
  expect(await send(event)).toBe(200)
  expect(await read(ada, '/billing')).toMatchObject({ status: 'active', plan: 'business' })
})

test('without the settings of Stripe there is no webhook, and the console says so', async () => {
  const without = Object.fromEntries(Object.keys(stripe.env).map((name) => [name, '']))
  const { baseUrl } = await service.startGateway(without)
  const ada = await signUp(baseUrl)
  expect(await read(ada, '/billing')).toMatchObject({ configured: false, status: 'none' })
  expectError(await post(ada, '/billing/checkout', { plan: 'pro' }), 'billing_not_configured')
  expectError(await post(ada, '/billing/portal'), 'billing_not_configured')
  expect((await stripe.send(baseUrl, { type: 'invoice.paid', object: {} })).status).toBe(404)
})
