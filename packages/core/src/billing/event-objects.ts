import { z } from 'zod'

/**
 * What is read of Stripe's objects, in the shapes of API versions before and since 2025-03-31 (basil): the version of an
 * event is the one that the webhook endpoint was created with.
 */
const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform((value) => value ?? undefined)

const item = z.object({ proration: z.boolean().nullish() }).nullish()

export const invoiceLine = z.object({
  amount: z.number().optional(),
  period: z.object({ start: z.number(), end: z.number() }).nullish(),
  proration: z.boolean().nullish(),
  parent: z.object({ subscription_item_details: item, invoice_item_details: item }).nullish(),
  price: reference,
  pricing: z.object({ price_details: z.object({ price: reference }).nullish() }).nullish(),
})
export type InvoiceLine = z.output<typeof invoiceLine>

const subscriptionDetails = z
  .object({ subscription: reference, metadata: z.record(z.string(), z.string()).nullish() })
  .nullish()

export const invoiceObject = z.object({
  id: z.string(),
  customer: reference,
  subscription: reference,
  subscription_details: subscriptionDetails,
  parent: z.object({ subscription_details: subscriptionDetails }).nullish(),
  lines: z.object({ data: z.array(invoiceLine), has_more: z.boolean().optional() }),
})
export type InvoiceObject = z.output<typeof invoiceObject>

export const chargeObject = z.object({
  id: z.string(),
  customer: reference,
  amount: z.number(),
  amount_refunded: z.number(),
  currency: z.string(),
})

export const disputeObject = z.object({
  id: z.string(),
  charge: reference,
  amount: z.number(),
  currency: z.string(),
})

/** Any object of an event: its id, and whose it is. */
export const anyObject = z.looseObject({ id: z.string().optional(), customer: reference.catch(undefined) })

/** The subscription that an invoice is for. */
export function subscriptionOf({ parent, subscription }: InvoiceObject): string | undefined {
  return parent?.subscription_details?.subscription ?? subscription
}

/** The workspace that was written on the subscription at the checkout. */
export function workspaceOf({ parent, subscription_details: older }: InvoiceObject): string | undefined {
  return (parent?.subscription_details ?? older)?.metadata?.workspace_id
}

/** The price of a line. */
export function priceOf({ price, pricing }: InvoiceLine): string | undefined {
  return pricing?.price_details?.price ?? price
}

/** Whether a line is for the rest of a period, after a change of the plan. */
export function isProration({ parent, proration }: InvoiceLine): boolean {
  const { subscription_item_details: own, invoice_item_details: extra } = parent ?? {}
  return (proration ?? own?.proration ?? extra?.proration) === true
}
