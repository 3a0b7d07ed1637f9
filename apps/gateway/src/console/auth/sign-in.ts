import { signInRequest } from '@redraft/contracts/console'
import type { RequestHandler } from 'express'
import { type Attempts, forgiveAttempts, limitAttempts } from '../access/limit-attempts.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import { parseInput } from '../input.ts'
import { callerOf, setCookies } from '../visit.ts'

/** `POST /auth/sign-in/email` */
export function signIn({ auth, attempts: limits }: ConsoleDeps): RequestHandler {
  return async (req, res) => {
    const input = parseInput(signInRequest, req.body)
    const attempts: Attempts = {
      'sign-in address': req.ip,
      'sign-in pair': `${req.ip} ${input.email}`,
      'sign-in email': input.email,
    }
    await limitAttempts(limits, attempts)
    const { user, cookies } = await auth.signIn(input, callerOf(req))
    await forgiveAttempts(limits, attempts)
    setCookies(res, cookies)
    res.json({ user })
  }
}
