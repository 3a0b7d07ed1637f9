import { type FakeStripe, signUp, startFakeStripe } from '@redraft/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility-faults.ts'
import { photograph } from '../harness/photograph.ts'
import type { Harness } from '../harness/start-harness.ts'

const SUBSCRIPTION = 'sub_browser'

/** A plan bought where payment is configured. */
export function billing(given: () => Harness): void {
  let stripe: FakeStripe
  beforeAll(async () => {
    stripe = await startFakeStripe()
  })
  afterAll(() => stripe?.close())

  test('an owner goes to the checkout of a plan, and comes back to the plan', async () => {
    const { openPage, service } = given()
    const { baseUrl } = await service.startGateway(stripe.env)
    const person = await signUp(baseUrl)
    const { page, faults, goto } = await openPage({ cookie: person.cookie() })
    await page.route('https://checkout.test/**', (route) =>
      route.fulfill({ status: 302, headers: { location: `${baseUrl}/billing?checkout=success` } }),
    )
    await goto(`${baseUrl}/billing`)
    expect(await accessibilityFaults(page)).toEqual([])
    await photograph(page, 'billing.configured.desktop')
    await page.getByRole('button', { name: 'Choose Pro' }).click()
    await page.getByText('The words are added as soon as the payment is confirmed').waitFor()
    expect(page.url()).toBe(`${baseUrl}/billing?checkout=success`)

    const row = await service.ctx.db.prisma.workspace.findUniqueOrThrow({ where: { id: person.workspaceId } })
    const customer = row.stripeCustomerId ?? ''
    stripe.setSubscription(SUBSCRIPTION, { customer, plan: 'business', status: 'active' })
    await stripe.send(baseUrl, {
      type: 'customer.subscription.updated',
      object: { id: SUBSCRIPTION, object: 'subscription', customer },
    })
    await goto(`${baseUrl}/billing`)
    await page.getByText(/^Renews on /).waitFor()
    await page.getByText('Current plan').waitFor()
    await photograph(page, 'billing.subscribed.desktop')
    expect(await page.getByRole('button', { name: /^Choose/ }).count()).toBe(0)
    await page.getByRole('button', { name: 'Manage payment and invoices' }).waitFor()
    expect(faults).toEqual([])
  })
}
