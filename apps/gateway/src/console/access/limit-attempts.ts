import { createHash } from 'node:crypto'
import { AppError } from '@redraft/contracts'
import type { RateLimits } from '../../middleware/rate-limit.ts'

/**
 * Tries in 15 minutes. Successful sign-ins do not count, nor do sign-ups of `network` that made an account. `pair` is one address trying one e-mail: it stops guessing long
 * before the bound of the e-mail, so that a stranger cannot easily lock its owner out.
 */
const ALLOWED = {
  'sign-in address': 50,
  'sign-in pair': 10,
  'sign-in email': 100,
  'sign-up address': 100,
  'sign-up email': 5,
  'sign-up network': 20,
  'reset address': 30,
  'reset email': 3,
  'password person': 10,
  'invite person': 30,
} as const
type Attempt = keyof typeof ALLOWED

export type Attempts = Readonly<Partial<Record<Attempt, string | undefined>>>

/** Whose try it is, without the address itself. */
function nameOf(attempt: string, who: string): string {
  return `${attempt}:${createHash('sha256').update(who).digest('base64url')}`
}

const named = (attempts: Attempts) =>
  Object.entries(attempts).map(([attempt, who]) => ({
    allowed: ALLOWED[attempt as Attempt],
    name: nameOf(attempt, who ?? 'unknown'),
  }))

/** Counts a try under each name; one too many is `rate_limited`. */
export async function limitAttempts(limits: RateLimits, attempts: Attempts): Promise<void> {
  for (const { allowed, name } of named(attempts)) {
    const { calls, endsInMs } = await limits.count(name)
    if (calls <= allowed) continue
    const retryAfter = Math.max(Math.ceil(endsInMs / 1_000), 1)
    throw new AppError('rate_limited', {
      detail: `Too many attempts. Try again in ${Math.ceil(retryAfter / 60)} min.`,
      data: { limit: allowed, retry_after: retryAfter },
    })
  }
}

/** Takes a try back that was no guess. */
export async function forgiveAttempts(limits: RateLimits, attempts: Attempts): Promise<void> {
  await Promise.all(named(attempts).map(({ name }) => limits.giveBack(name)))
}
