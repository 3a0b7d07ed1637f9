import { AppError } from '@redraft/contracts'
import type { CoreContext } from '../context.ts'
import { hashPassword, verifyPassword } from './hash-password.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { lockPerson, setPassword } from './set-password.ts'

/**
 * Sets a password for somebody who knows the old one, and ends every link to set another and every session, the one that
 * asks included: its cookie may have been copied. Throws `invalid_credentials`, `weak_password`.
 */
export async function changePassword({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly userId: string; readonly currentPassword: string; readonly newPassword: string }
}): Promise<void> {
  const { userId, currentPassword, newPassword } = input
  const { prisma } = ctx.db
  const where = { userId, providerId: 'credential' }
  const account = await prisma.account.findFirst({ where, include: { user: true } })
  const known = account?.password
  const proven =
    account && known != null && (await verifyPassword({ hash: known, password: currentPassword }))
  if (!proven) throw new AppError('invalid_credentials')
  const about = [account.user.name, account.user.email]
  await refuseWeakPassword({ password: newPassword, field: 'newPassword', about })
  const passwordHash = await hashPassword(newPassword, ctx.passwordCost)
  await prisma.$transaction(async (tx) => {
    await lockPerson(tx, userId)
    // Set anew since it was proven, by a link for example: what was typed is no longer the password.
    const unchanged = await tx.account.findFirst({ where: { ...where, password: known } })
    if (!unchanged) throw new AppError('invalid_credentials')
    await setPassword(tx, { userId, passwordHash })
  })
}
