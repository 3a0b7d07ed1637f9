import { z } from 'zod'

/** Building blocks of the console's messages. */
export const id = z.uuid()
export const time = z.iso.datetime()
export const words = z.int()
export const count = z.int().nonnegative()

export const ROLES = ['owner', 'member'] as const
export type Role = (typeof ROLES)[number]
export const role = z.enum(ROLES, { error: 'must be owner or member' })

export const PLANS = ['pro', 'business'] as const
export type PlanId = (typeof PLANS)[number]

/** Characters that a password must have at least, and may have at most. */
export const PASSWORD = { min: 12, max: 200 } as const
/** Characters that a name (of a person, a workspace or a key) and a label may have. */
export const NAME_CHARACTERS = 100

const plain = (value: string): boolean => !/\p{Cc}/u.test(value)

/** A name that people read: trimmed, 1 to 100 characters, without control characters. */
export const name = z
  .string({ error: 'is required: a name' })
  .trim()
  .min(1, { error: 'is required: a name' })
  .max(NAME_CHARACTERS, { error: `must have at most ${NAME_CHARACTERS} characters` })
  .refine(plain, { error: 'must not contain control characters' })

/** An e-mail address, in lower case. */
export const email = z
  .string({ error: 'is required: an e-mail address' })
  .trim()
  .toLowerCase()
  .max(254, { error: 'must have at most 254 characters' })
  .pipe(z.email({ error: 'must be an e-mail address' }))

/** A new password; spaces count and nothing is trimmed. */
export const newPassword = z
  .string({ error: 'is required: a password' })
  .min(PASSWORD.min, { error: `must have at least ${PASSWORD.min} characters` })
  .max(PASSWORD.max, { error: `must have at most ${PASSWORD.max} characters` })

/** A password as typed to prove who one is: whatever it is, it is compared. */
export const givenPassword = z
  .string({ error: 'is required: your password' })
  .min(1, { error: 'is required: your password' })
  .max(1_000, { error: 'is too long' })

/** Opaque place to go on from, as an earlier page named it. */
export const cursor = z.string().max(200).optional()

/** A whole number in a query string. */
export const pageSize = (max: number, standard: number) =>
  z.coerce
    .number({ error: `must be a whole number from 1 to ${max}` })
    .int({ error: `must be a whole number from 1 to ${max}` })
    .min(1, { error: `must be a whole number from 1 to ${max}` })
    .max(max, { error: `must be a whole number from 1 to ${max}` })
    .default(standard)
