import { AppError } from '@redraft/contracts'
import { callCreditWorkspace, type Transaction } from '@redraft/db'
import type { CoreContext } from '../context.ts'
import { newId } from '../ids.ts'
import { takeInvitation } from '../invitations/take-invitation.ts'
import { createPerson } from './create-person.ts'
import { hashPassword } from './hash-password.ts'

/** Workspaces begin with the allowances of this plan. */
const FIRST_PLAN = 'pro'

export interface SignUpInput {
  readonly name: string
  readonly email: string
  readonly password: string
  /** Token of an invitation: the person joins that workspace instead of getting one of their own. */
  readonly invitation?: string | undefined
  /** `invite`: nobody comes in without an invitation. */
  readonly signup: 'open' | 'invite'
  /** Opening balance of a new workspace. */
  readonly trialWords: number
}

/**
 * Adds a person with their workspace, all or nothing.
 * Throws `invitation_required`, `invitation_invalid`, `invitation_for_another`, `email_taken`.
 */
export async function signUp({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: SignUpInput
}): Promise<{ userId: string }> {
  const { name, email, invitation } = input
  if (invitation === undefined && input.signup === 'invite') throw new AppError('invitation_required')
  const passwordHash = await hashPassword(input.password)
  return ctx.db.prisma.$transaction(async (tx) => {
    const { userId } = await createPerson(tx, { name, email, passwordHash })
    if (invitation === undefined) await openWorkspace(tx, { ...input, userId })
    else await takeInvitation(tx, { token: invitation, userId, email })
    return { userId }
  })
}

async function openWorkspace(
  tx: Transaction,
  { name, userId, trialWords }: { name: string; userId: string; trialWords: number },
): Promise<void> {
  const workspaceId = newId()
  await tx.workspace.create({ data: { id: workspaceId, name, planId: FIRST_PLAN } })
  await tx.workspaceMember.create({ data: { workspaceId, userId, role: 'owner' } })
  if (trialWords === 0) return
  const grant = { id: newId(), workspaceId, kind: 'trial_grant', words: trialWords, actor: 'system' } as const
  await callCreditWorkspace(tx, { ...grant, reason: 'trial balance', externalRef: null })
}
