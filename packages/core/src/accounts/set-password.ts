import type { Transaction } from '@redraft/db'

/**
 * Sets a password as part of a transaction that holds the lock of `lockPerson`, and ends what the old one opened: every
 * session, and every link to set another.
 */
export async function setPassword(
  tx: Transaction,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<void> {
  await tx.account.updateMany({
    where: { userId, providerId: 'credential' },
    data: { password: passwordHash },
  })
  await tx.verification.deleteMany({ where: { value: userId } })
  await tx.session.deleteMany({ where: { userId } })
}

/** Lets no one else set the password of this person before the transaction ends; false when there is none. */
export async function lockPerson(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM app_user WHERE id = ${userId}::uuid FOR UPDATE`
  return rows.length > 0
}
