import { signUpRequest } from '@redraft/contracts/console'
import { signUp as addPerson } from '@redraft/core'
import type { RequestHandler } from 'express'
import { limitAttempts } from '../access/limit-attempts.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import { parseInput } from '../input.ts'
import { callerOf, setCookies } from '../visit.ts'

/** `POST /auth/sign-up/email`: the person, their workspace, and their first session. */
export function signUp({ gateway, auth, attempts, signup, trialWords }: ConsoleDeps): RequestHandler {
  return async (req, res) => {
    const input = parseInput(signUpRequest, req.body)
    await limitAttempts(attempts, { 'sign-up address': req.ip })
    const person = await addPerson({ ctx: gateway.ctx, input: { ...input, signup, trialWords } })
    const { user, cookies } = await auth.begin(person, callerOf(req))
    setCookies(res, cookies)
    res.json({ user })
  }
}
