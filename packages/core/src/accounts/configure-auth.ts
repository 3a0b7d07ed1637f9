import { PASSWORD } from '@redraft/contracts/console'
import { betterAuth } from 'better-auth'
import { prismaAdapter } from 'better-auth/adapters/prisma'
import type { CoreContext } from '../context.ts'
import { newId } from '../ids.ts'
import type { Caller } from './auth.ts'
import { hashPassword, verifyPassword } from './hash-password.ts'
import { provenSession } from './proven-session.ts'

/** Days that a session lives without being used. */
const SESSION_DAYS = 7
const DAY_S = 86_400

export interface AuthOptions {
  readonly ctx: CoreContext
  /** Signs the cookies; at least 32 characters. */
  readonly secret: string
  /** Cookies are sent over HTTPS only. */
  readonly secureCookies: boolean
  readonly onError: (error: unknown) => void
}

const ADDRESS_HEADER = 'x-redraft-address'
const MAX_USER_AGENT = 300

/** What a caller sends, in the headers that better-auth reads. */
export function headersOf({ cookie, address, userAgent }: Caller): Headers {
  const headers = new Headers()
  if (cookie !== undefined) headers.set('cookie', cookie)
  if (address !== undefined) headers.set(ADDRESS_HEADER, address)
  if (userAgent !== undefined) headers.set('user-agent', userAgent.slice(0, MAX_USER_AGENT))
  return headers
}

/** better-auth with our tables, hashes and ids. */
export function configureAuth({ ctx, secret, secureCookies, onError }: AuthOptions) {
  return betterAuth({
    // Only the calls below are used, never its own router, so it needs no address and checks no origin.
    baseURL: 'http://localhost',
    secret,
    database: prismaAdapter(ctx.db.prisma, { provider: 'postgresql', transaction: true }),
    telemetry: { enabled: false },
    // Its messages may hold addresses of people.
    logger: { disabled: true },
    advanced: {
      cookiePrefix: 'redraft',
      useSecureCookies: secureCookies,
      database: { generateId: () => newId() },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      backgroundTasks: { handler: (task: Promise<unknown>) => void task.catch(onError) },
    },
    plugins: [provenSession()],
    session: { expiresIn: SESSION_DAYS * DAY_S, updateAge: DAY_S },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD.min,
      maxPasswordLength: PASSWORD.max,
      password: { hash: (password) => hashPassword(password, ctx.passwordCost), verify: verifyPassword },
    },
  })
}
