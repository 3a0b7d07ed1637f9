import type { CoreContext } from '../context.ts'
import { isUuid } from '../ids.ts'

/** The workspace of a Stripe customer, else the one that was written on the object; undefined when there is none. */
export async function findCustomerWorkspace(
  ctx: CoreContext,
  customer: string | undefined,
  named?: string | undefined,
): Promise<string | undefined> {
  const { prisma } = ctx.db
  const byCustomer =
    customer === undefined
      ? null
      : await prisma.workspace.findUnique({ where: { stripeCustomerId: customer } })
  if (byCustomer) return byCustomer.id
  if (named === undefined || !isUuid(named)) return undefined
  const workspace = await prisma.workspace.findUnique({ where: { id: named } })
  return workspace?.stripeCustomerId === null ? workspace.id : undefined
}
