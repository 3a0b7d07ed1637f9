import { AppError } from '@redraft/contracts'
import { createPerson } from '../accounts/create-person.ts'
import { hashPassword } from '../accounts/hash-password.ts'
import { refuseWeakPassword } from '../accounts/refuse-weak-password.ts'
import type { CoreContext } from '../context.ts'
import { takeInvitation } from '../invitations/take-invitation.ts'
import type { TrialTerms } from '../trial/grant-trial.ts'
import { openWorkspace } from './open-workspace.ts'

/** What a person who signs up chooses. */
export interface Newcomer {
  readonly name: string
  readonly email: string
  readonly password: string
}

export interface SignUpInput extends Newcomer {
  /** Token of an invitation: the person joins that workspace instead of getting one of their own. */
  readonly invitation?: string | undefined
  /** `invite`: nobody comes in without an invitation. */
  readonly signup: 'open' | 'invite'
  /** The network address the person came from. */
  readonly address: string | undefined
  readonly trial: TrialTerms
}

/** The hash of a password that may be used. Throws `weak_password`. */
export async function hashChosenPassword({
  ctx,
  input: { name, email, password },
}: {
  ctx: CoreContext
  input: Newcomer
}): Promise<string> {
  await refuseWeakPassword({ password, field: 'password', about: [name, email] })
  return hashPassword(password, ctx.passwordCost)
}

/**
 * Adds a person with their workspace at once, all or nothing: by invitation, or where no letter can be sent.
 * Throws `invitation_required`, `invitation_invalid`, `invitation_for_another`, `weak_password`, `sign_up_refused`.
 */
export async function signUp({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: SignUpInput
}): Promise<{ userId: string }> {
  const { name, email, invitation, address, trial } = input
  if (invitation === undefined && input.signup === 'invite') throw new AppError('invitation_required')
  const passwordHash = await hashChosenPassword({ ctx, input })
  return ctx.db.prisma.$transaction(async (tx) => {
    const { userId } = await createPerson(tx, { name, email, passwordHash })
    if (invitation === undefined) await openWorkspace(tx, { userId, name, email, address, trial })
    else await takeInvitation(tx, { token: invitation, userId, email })
    return { userId }
  })
}
