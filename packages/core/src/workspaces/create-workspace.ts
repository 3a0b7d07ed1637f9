import { AppError } from '@redraft/contracts'
import { callCreditWorkspace } from '@redraft/db'
import type { CoreContext } from '../context.ts'
import { newId } from '../ids.ts'
import { findPlan } from './find-plan.ts'
import { hashPassword } from './hash-password.ts'

export interface CreateWorkspaceInput {
  readonly name: string
  /** `pro` or `business`. */
  readonly plan: string
  /** Opening balance; absent: the plan's words, once. */
  readonly words?: number | undefined
  readonly owner?: { readonly email: string; readonly password: string } | undefined
}

/** Creates a workspace with its opening credit and, if asked, its owner. Throws `validation_failed` for an unknown plan or a taken e-mail. */
export async function createWorkspace({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: CreateWorkspaceInput
}): Promise<{ workspaceId: string; wordsRemaining: number }> {
  const plan = await findPlan({ ctx, input: { planId: input.plan } })
  const words = input.words ?? Number(plan.wordsPerMonth)
  const workspaceId = newId()
  const passwordHash = input.owner ? await hashPassword(input.owner.password) : undefined
  await ctx.db.prisma.$transaction(async (tx) => {
    await tx.workspace.create({ data: { id: workspaceId, name: input.name, planId: plan.id } })
    if (words > 0) {
      await callCreditWorkspace(tx, {
        id: newId(),
        workspaceId,
        kind: input.words === undefined ? 'plan_grant' : 'admin_credit',
        words,
        reason: 'opening balance',
        externalRef: null,
      })
    }
    if (!input.owner) return
    const email = input.owner.email.trim().toLowerCase()
    if (await tx.user.findUnique({ where: { email } })) {
      throw new AppError('validation_failed', {
        detail: 'owner-email belongs to an existing user: use another address.',
        data: {
          issues: [{ path: 'owner-email', message: 'belongs to an existing user: use another address' }],
        },
      })
    }
    const user = await tx.user.create({
      data: { id: newId(), email, name: email, passwordHash: passwordHash ?? null },
    })
    await tx.workspaceMember.create({ data: { workspaceId, userId: user.id, role: 'owner' } })
  })
  return { workspaceId, wordsRemaining: words }
}
