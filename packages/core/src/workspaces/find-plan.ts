import { AppError } from '@redraft/contracts'
import type { CoreContext } from '../context.ts'

/** The plan with this id; throws `validation_failed` naming the plans there are. */
export async function findPlan({ ctx, input }: { ctx: CoreContext; input: { readonly planId: string } }) {
  const plans = await ctx.db.prisma.plan.findMany({ orderBy: { wordsPerMonth: 'asc' } })
  const plan = plans.find(({ id }) => id === input.planId)
  if (plan) return plan
  const message = `must be one of: ${plans.map(({ id }) => id).join(', ')}`
  throw new AppError('validation_failed', {
    detail: `plan ${message}`,
    data: { issues: [{ path: 'plan', message }] },
  })
}
