import { AppError } from '@redraft/contracts'
import { createPerson } from '../accounts/create-person.ts'
import type { CoreContext } from '../context.ts'
import type { TrialTerms } from '../trial/grant-trial.ts'
import { openWorkspace } from './open-workspace.ts'
import { hashSignUpToken } from './sign-up-token.ts'

/**
 * Adds the person whose address a link has proven, with the password of the sign-up that the link belongs to, and their
 * workspace; other sign-ups with this address end. Throws `confirm_link_invalid`.
 */
export async function confirmSignUp({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly token: string; readonly address: string | undefined; readonly trial: TrialTerms }
}): Promise<{ userId: string }> {
  const { token, address, trial } = input
  return ctx.db.prisma
    .$transaction(async (tx) => {
      const where = { tokenHash: hashSignUpToken(token), expiresAt: { gt: new Date() } }
      const waiting = await tx.pendingSignUp.findFirst({ where })
      if (!waiting) throw new AppError('confirm_link_invalid')
      const { name, email, passwordHash } = waiting
      const { userId } = await createPerson(tx, { name, email, passwordHash, emailVerified: true })
      await openWorkspace(tx, { userId, name, email, address, trial })
      await tx.pendingSignUp.deleteMany({ where: { email } })
      return { userId }
    })
    .catch((error: unknown) => {
      // Made by another link of the same address a moment before.
      const taken = error instanceof AppError && error.code === 'sign_up_refused'
      throw taken ? new AppError('confirm_link_invalid') : error
    })
}
