import type { CoreContext } from '../context.ts'
import { newId } from '../ids.ts'
import { hashChosenPassword, type Newcomer } from './sign-up.ts'
import { newSignUpToken } from './sign-up-token.ts'

const VALID_HOURS = 24
const HOUR_MS = 3_600_000

/**
 * Notes that somebody wants to sign up, for a day; nobody comes in by it before the address is confirmed. Does the same
 * work whether or not the address has an account. Throws `weak_password`.
 */
export async function requestSignUp({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: Newcomer
}): Promise<{ signUpId: string }> {
  const { name, email } = input
  const passwordHash = await hashChosenPassword({ ctx, input })
  const signUpId = newId()
  const expiresAt = new Date(Date.now() + VALID_HOURS * HOUR_MS)
  // Each letter has a token of its own; until the first is written, this one is known to nobody.
  const { tokenHash } = newSignUpToken()
  await ctx.db.prisma.pendingSignUp.create({
    data: { id: signUpId, tokenHash, email, name, passwordHash, expiresAt },
  })
  return { signUpId }
}
