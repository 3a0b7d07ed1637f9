import { callCreditWorkspace } from '@redraft/db'
import type { CoreContext } from '../context.ts'
import { newId } from '../ids.ts'
import { askStripe } from './ask-stripe.ts'
import type { Billing } from './billing.ts'
import { type InvoiceLine, type InvoiceObject, invoiceLine } from './event-objects.ts'
import { invoiceWords } from './invoice-words.ts'

/** Most lines of one invoice that are looked at. */
const MAX_LINES = 200

async function allLines(billing: Billing, { id, lines }: InvoiceObject): Promise<readonly InvoiceLine[]> {
  if (lines.has_more !== true) return lines.data
  const pages = (await billing.stripe()).invoices.listLineItems(id, { limit: 100 })
  const all = await askStripe(pages.autoPagingToArray({ limit: MAX_LINES }))
  return all.map((line) => invoiceLine.parse(line))
}

/**
 * Credits a paid invoice to its workspace, once: the ledger takes one entry for an invoice. False when nothing on it is
 * worth words.
 */
export async function creditInvoice(
  { ctx, billing }: { ctx: CoreContext; billing: Billing },
  { workspaceId, invoice }: { workspaceId: string; invoice: InvoiceObject },
): Promise<boolean> {
  const plans = await ctx.db.prisma.plan.findMany()
  const wordsOf = new Map(plans.map(({ id, wordsPerMonth }) => [id, Number(wordsPerMonth)]))
  const lines = await allLines(billing, invoice)
  const words = invoiceWords(lines, (price) => wordsOf.get(billing.planOf(price) ?? '') ?? 0)
  if (words === 0) return false
  await callCreditWorkspace(ctx.db.prisma, {
    ...{ id: newId(), workspaceId, words },
    kind: 'invoice',
    reason: `paid invoice ${invoice.id}`,
    externalRef: invoice.id,
    actor: 'stripe',
  })
  return true
}
