import type { BillingResponse, BillingStatus } from '@redraft/contracts/console'
import type { CoreContext } from '../context.ts'
import { findWorkspace } from '../workspaces/find-workspace.ts'

/** Plan, subscription and balance of a workspace, and the plans there are. Throws `not_found`. */
export async function readBilling({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly workspaceId: string; readonly configured: boolean }
}): Promise<BillingResponse> {
  const workspace = await findWorkspace({ ctx, input })
  const plans = await ctx.db.prisma.plan.findMany({ orderBy: { wordsPerMonth: 'asc' } })
  return {
    configured: input.configured,
    plan: workspace.planId,
    status: workspace.billingStatus as BillingStatus,
    current_period_end: workspace.currentPeriodEnd?.toISOString() ?? null,
    cancel_at_period_end: workspace.cancelAtPeriodEnd,
    balance_words: Number(workspace.balanceWords),
    plans: plans.map((plan) => ({
      id: plan.id,
      name: plan.name,
      words_per_month: Number(plan.wordsPerMonth),
      requests_per_minute: plan.requestsPerMinute,
      citation_requests_per_minute: plan.citationRequestsPerMinute,
      daily_scans: plan.dailyScans,
    })),
  }
}
