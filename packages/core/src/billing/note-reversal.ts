import { callCreditWorkspace } from '@redraft/db'
import type { CoreContext } from '../context.ts'
import { newId } from '../ids.ts'
import { askStripe } from './ask-stripe.ts'
import type { Billing } from './billing.ts'
import { chargeObject, disputeObject } from './event-objects.ts'
import { findCustomerWorkspace } from './find-customer-workspace.ts'

interface Note {
  readonly customer: string | undefined
  readonly kind: 'refund' | 'dispute'
  readonly reason: string
  readonly externalRef: string
}

async function note(ctx: CoreContext, { customer, ...entry }: Note): Promise<void> {
  const workspaceId = await findCustomerWorkspace(ctx, customer)
  if (workspaceId === undefined) return
  await callCreditWorkspace(ctx.db.prisma, { id: newId(), workspaceId, words: 0, actor: 'stripe', ...entry })
}

/** Notes a refund in the ledger with 0 words: what was credited may be spent, so a person decides about the balance. */
export async function noteRefund({ ctx }: { ctx: CoreContext }, object: unknown): Promise<void> {
  const { id, customer, amount, amount_refunded: refunded, currency } = chargeObject.parse(object)
  const reason = `charge ${id}: ${refunded} of ${amount} refunded (${currency}, smallest unit)`
  await note(ctx, { customer, kind: 'refund', reason, externalRef: `refund:${id}:${refunded}` })
}

/** Notes a dispute in the ledger with 0 words. */
export async function noteDispute(
  { ctx, billing }: { ctx: CoreContext; billing: Billing },
  object: unknown,
): Promise<void> {
  const { id, charge, amount, currency } = disputeObject.parse(object)
  if (charge === undefined) return
  const { customer } = chargeObject.parse(await askStripe((await billing.stripe()).charges.retrieve(charge)))
  const reason = `charge ${charge}: ${amount} disputed (${currency}, smallest unit)`
  await note(ctx, { customer, kind: 'dispute', reason, externalRef: `dispute:${id}` })
}
