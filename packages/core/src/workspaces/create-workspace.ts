import { AppError } from '@redraft/contracts'
import { callCreditWorkspace, type Transaction } from '@redraft/db'
import type { Actor } from '../access/actor.ts'
import { authorize } from '../access/permissions.ts'
import { createPerson } from '../accounts/create-person.ts'
import { hashPassword } from '../accounts/hash-password.ts'
import { refuseWeakPassword } from '../accounts/refuse-weak-password.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { CoreContext } from '../context.ts'
import { newId } from '../ids.ts'
import { findPlan } from './find-plan.ts'

export interface CreateWorkspaceInput {
  readonly name: string
  /** `pro` or `business`. */
  readonly plan: string
  /** Opening balance; absent: the plan's words, once. */
  readonly words?: number | undefined
  readonly owner?: { readonly email: string; readonly password: string } | undefined
}

/** Creates a workspace with its opening credit and, if asked, its owner. Throws `validation_failed` for an unknown plan or a taken e-mail, `weak_password`. */
export async function createWorkspace({
  ctx,
  actor,
  input,
}: {
  ctx: CoreContext
  actor: Actor
  input: CreateWorkspaceInput
}): Promise<{ workspaceId: string; wordsRemaining: number }> {
  const plan = await findPlan({ ctx, input: { planId: input.plan } })
  const words = input.words ?? Number(plan.wordsPerMonth)
  const workspaceId = newId()
  authorize(actor, 'workspace.create', { workspaceId })
  const passwordHash = input.owner ? await hashNewPassword({ ctx, input: input.owner }) : undefined
  await ctx.db.prisma.$transaction(async (tx) => {
    await tx.workspace.create({ data: { id: workspaceId, name: input.name, planId: plan.id } })
    const act = { actor, workspaceId, action: 'workspace.created', targetId: workspaceId } as const
    await recordAudit(tx, { ...act, facts: { words } })
    if (words > 0) {
      await callCreditWorkspace(tx, {
        id: newId(),
        workspaceId,
        kind: input.words === undefined ? 'plan_grant' : 'admin_credit',
        words,
        reason: 'opening balance',
        externalRef: null,
        actor: 'admin',
      })
    }
    if (!input.owner || passwordHash === undefined) return
    const { userId } = await addOwner(tx, { email: input.owner.email, passwordHash })
    await tx.workspaceMember.create({ data: { workspaceId, userId, role: 'owner' } })
  })
  return { workspaceId, wordsRemaining: words }
}

async function hashNewPassword({
  ctx,
  input: { email, password },
}: {
  ctx: CoreContext
  input: { readonly email: string; readonly password: string }
}): Promise<string> {
  await refuseWeakPassword({ password, field: 'owner-password', about: [email] })
  return hashPassword(password, ctx.passwordCost)
}

/** The owner is named by the address until they choose a name. */
async function addOwner(tx: Transaction, { email, passwordHash }: { email: string; passwordHash: string }) {
  try {
    return await createPerson(tx, { email, name: email.trim(), passwordHash })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'sign_up_refused') throw error
    const message = 'belongs to an existing user: use another address'
    throw new AppError('validation_failed', {
      detail: `owner-email ${message}.`,
      data: { issues: [{ path: 'owner-email', message }] },
    })
  }
}
