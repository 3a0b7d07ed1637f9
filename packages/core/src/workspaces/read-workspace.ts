import { AppError, ENGINE_NAMES, LIMITS } from '@redraft/contracts'
import type { WorkspaceResponse } from '@redraft/contracts/console'
import type { CoreContext } from '../context.ts'

/** A workspace with the allowances that apply to it. Throws `not_found`. */
export async function readWorkspace({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly workspaceId: string }
}): Promise<WorkspaceResponse> {
  const workspace = await ctx.db.prisma.workspace.findUnique({
    where: { id: input.workspaceId },
    include: { plan: true },
  })
  if (!workspace) throw new AppError('not_found')
  const { plan } = workspace
  return {
    workspace_id: workspace.id,
    name: workspace.name,
    plan: plan.id,
    result_retention_hours: workspace.resultRetentionHours,
    engine: ENGINE_NAMES.find((name) => name === workspace.engine) ?? null,
    engine_locked: workspace.engineLocked,
    llm_included: plan.llmIncluded,
    limits: {
      requests_per_minute: workspace.requestsPerMinute ?? plan.requestsPerMinute,
      citation_requests_per_minute: workspace.citationRequestsPerMinute ?? plan.citationRequestsPerMinute,
      daily_scans: workspace.dailyScans ?? plan.dailyScans,
      max_in_flight: workspace.maxInFlight,
      active_keys: LIMITS.activeKeysPerWorkspace,
    },
  }
}
