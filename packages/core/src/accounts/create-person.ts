import { AppError } from '@redraft/contracts'
import type { Transaction } from '@redraft/db'
import { newId } from '../ids.ts'

export interface NewPerson {
  readonly email: string
  readonly name: string
  /** From `hashPassword`. */
  readonly passwordHash: string
  /** Whether a letter to the address was answered. */
  readonly emailVerified?: boolean
}

/** Adds a person who can sign in, as part of a transaction. The e-mail is stored in lower case. Throws `sign_up_refused`. */
export async function createPerson(tx: Transaction, person: NewPerson): Promise<{ userId: string }> {
  const userId = newId()
  const email = person.email.trim().toLowerCase()
  const { count } = await tx.user.createMany({
    data: [{ id: userId, email, name: person.name, emailVerified: person.emailVerified ?? false }],
    skipDuplicates: true,
  })
  if (count === 0) throw new AppError('sign_up_refused')
  await tx.account.create({
    data: { id: newId(), accountId: userId, providerId: 'credential', userId, password: person.passwordHash },
  })
  return { userId }
}
