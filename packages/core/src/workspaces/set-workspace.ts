import type { EngineName } from '@redraft/contracts'
import { AUDITED_SETTINGS, type AuditedSetting, PLANS } from '@redraft/contracts/console'
import type { Transaction } from '@redraft/db'
import type { Actor } from '../access/actor.ts'
import { authorize } from '../access/permissions.ts'
import { recordAudit } from '../audit/record-audit.ts'
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
  /** What `auto` means; null: as the installation says. */
  readonly engine?: EngineName | null | undefined
  /** Whether requests may not ask for another engine than the local one. */
  readonly engineLocked?: boolean | undefined
}

/** What an owner may change; all else is for administrators. */
const FOR_OWNERS: readonly string[] = ['name', 'resultRetentionHours', 'engine', 'engineLocked']

type Settings = Readonly<Record<AuditedSetting, number | string | boolean | null>> & {
  readonly name: string
  readonly planId: string
}

/** Writes down what differs now; what was set to the value it had is no change. */
async function recordChanges(
  tx: Transaction,
  { actor, before, after }: { actor: Actor; before: Settings; after: Settings & { readonly id: string } },
): Promise<void> {
  const act = { actor, workspaceId: after.id, targetId: after.id }
  if (before.name !== after.name) await recordAudit(tx, { ...act, action: 'workspace.renamed' })
  if (before.planId !== after.planId) {
    const plan = PLANS.find((id) => id === after.planId)
    await recordAudit(tx, { ...act, action: 'workspace.plan_changed', facts: plan ? { plan } : {} })
  }
  const settings = AUDITED_SETTINGS.filter((name) => before[name] !== after[name])
  if (settings.length > 0) {
    await recordAudit(tx, { ...act, action: 'workspace.settings_changed', facts: { settings } })
  }
}

/** Changes a workspace. Throws `not_found`, `owner_required` or `validation_failed`. */
export async function setWorkspace({
  ctx,
  actor,
  input,
}: {
  ctx: CoreContext
  actor: Actor
  input: SetWorkspaceInput
}) {
  const { workspaceId, plan, ...overrides } = input
  const given = Object.fromEntries(Object.entries(overrides).filter(([, value]) => value !== undefined))
  const ownersMay = plan === undefined && Object.keys(given).every((name) => FOR_OWNERS.includes(name))
  authorize(actor, ownersMay ? 'workspace.change' : 'workspace.set_allowances', { workspaceId })
  await findWorkspace({ ctx, input: { workspaceId } })
  if (plan !== undefined) await findPlan({ ctx, input: { planId: plan } })
  return ctx.db.prisma.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM workspace WHERE id = ${workspaceId}::uuid FOR NO KEY UPDATE`
    const before = await tx.workspace.findUniqueOrThrow({ where: { id: workspaceId } })
    const data = { ...given, ...(plan === undefined ? {} : { planId: plan }) }
    const after = await tx.workspace.update({ where: { id: workspaceId }, data })
    await recordChanges(tx, { actor, before, after })
    return after
  })
}
