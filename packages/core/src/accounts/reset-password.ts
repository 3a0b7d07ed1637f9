import { AppError } from '@redraft/contracts'
import type { CoreContext } from '../context.ts'
import { hashPassword } from './hash-password.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { hashResetToken } from './reset-link.ts'
import { lockPerson, setPassword } from './set-password.ts'

/** Sets a password by a link, and ends every other link and every session of the person. Throws `reset_link_invalid`, `weak_password`. */
export async function resetPassword({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly token: string; readonly newPassword: string }
}): Promise<void> {
  const { token, newPassword } = input
  const { prisma } = ctx.db
  const where = { identifier: hashResetToken(token), expiresAt: { gt: new Date() } }
  const link = await prisma.verification.findFirst({ where })
  if (!link) throw new AppError('reset_link_invalid')
  const userId = link.value
  const user = await prisma.user.findUnique({ where: { id: userId } })
  if (!user) throw new AppError('reset_link_invalid')
  await refuseWeakPassword({ password: newPassword, field: 'newPassword', about: [user.name, user.email] })
  const passwordHash = await hashPassword(newPassword, ctx.passwordCost)
  await prisma.$transaction(async (tx) => {
    // Of two links used at the same moment, the second finds itself ended by the first.
    const open = (await lockPerson(tx, userId)) && (await tx.verification.findFirst({ where }))
    if (!open) throw new AppError('reset_link_invalid')
    await setPassword(tx, { userId, passwordHash })
  })
}
