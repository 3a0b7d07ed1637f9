import type { Transaction } from '@redraft/db'
import { recordAudit } from '../audit/record-audit.ts'
import { newId } from '../ids.ts'
import { grantTrial, type TrialTerms } from '../trial/grant-trial.ts'

/** Workspaces begin with the allowances of this plan. */
const FIRST_PLAN = 'pro'

/** Makes the first workspace of a new person, with trial words where they have a claim to them. */
export async function openWorkspace(
  tx: Transaction,
  person: {
    readonly userId: string
    readonly name: string
    readonly email: string
    readonly address: string | undefined
    readonly trial: TrialTerms
  },
): Promise<void> {
  const { userId, name, email, address, trial } = person
  const workspaceId = newId()
  await tx.workspace.create({ data: { id: workspaceId, name, planId: FIRST_PLAN } })
  await tx.workspaceMember.create({ data: { workspaceId, userId, role: 'owner' } })
  const actor = { kind: 'person', personId: userId, workspaceId, role: 'owner' } as const
  await recordAudit(tx, { actor, workspaceId, action: 'workspace.created', targetId: workspaceId })
  await grantTrial(tx, { workspaceId, email, address, terms: trial })
}
