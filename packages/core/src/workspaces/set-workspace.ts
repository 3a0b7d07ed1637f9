import type { CoreContext } from '../context.ts'
import { findPlan } from './find-plan.ts'
import { findWorkspace } from './find-workspace.ts'

/** Name, plan and allowances of one workspace; a null allowance goes back to the plan's. Absent fields stay as they are. */
export interface SetWorkspaceInput {
  readonly workspaceId: string
  readonly name?: string | undefined
  readonly plan?: string | undefined
  readonly requestsPerMinute?: number | null | undefined
  readonly citationRequestsPerMinute?: number | null | undefined
  readonly dailyScans?: number | null | undefined
  readonly maxInFlight?: number | undefined
  readonly resultRetentionHours?: number | undefined
}

/** Changes a workspace. Throws `not_found` or `validation_failed`. */
export async function setWorkspace({ ctx, input }: { ctx: CoreContext; input: SetWorkspaceInput }) {
  const { workspaceId, plan, ...overrides } = input
  await findWorkspace({ ctx, input: { workspaceId } })
  if (plan !== undefined) await findPlan({ ctx, input: { planId: plan } })
  const given = Object.fromEntries(Object.entries(overrides).filter(([, value]) => value !== undefined))
  return ctx.db.prisma.workspace.update({
    where: { id: workspaceId },
    data: { ...given, ...(plan === undefined ? {} : { planId: plan }) },
  })
}
