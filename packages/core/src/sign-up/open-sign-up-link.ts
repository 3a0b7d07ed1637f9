import { findPerson } from '../accounts/find-person.ts'
import type { CoreContext } from '../context.ts'
import { newSignUpToken } from './sign-up-token.ts'

/** The address of a sign-up that waits; undefined when it was confirmed or has expired. */
export async function findSignUp({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly signUpId: string }
}): Promise<{ email: string } | undefined> {
  const where = { id: input.signUpId, expiresAt: { gt: new Date() } }
  return (await ctx.db.prisma.pendingSignUp.findFirst({ where, select: { email: true } })) ?? undefined
}

/**
 * What the letter about a sign-up has to say: a fresh token, which ends that of the letter before, or `has_account` when
 * the address has an account by now. Undefined when nothing waits any more.
 */
export async function openSignUpLink({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly signUpId: string; readonly email: string }
}): Promise<{ kind: 'confirm'; token: string } | { kind: 'has_account' } | undefined> {
  if (await findPerson({ ctx, input })) return { kind: 'has_account' }
  const { token, tokenHash } = newSignUpToken()
  const where = { id: input.signUpId, expiresAt: { gt: new Date() } }
  const { count } = await ctx.db.prisma.pendingSignUp.updateMany({ where, data: { tokenHash } })
  return count === 0 ? undefined : { kind: 'confirm', token }
}
