import { confirmSignUpRequest, resendSignUpRequest } from '@redraft/contracts/console'
import { confirmSignUp as confirm, findSignUp } from '@redraft/core'
import type { RequestHandler } from 'express'
import { limitAttempts } from '../access/limit-attempts.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import { parseInput } from '../input.ts'
import { callerOf, setCookies } from '../visit.ts'
import { signUpLetters } from './sign-up-letters.ts'

/** `POST /auth/sign-up/confirm`: the person, their workspace, and their first session. */
export function confirmSignUp({ gateway: { ctx }, auth, attempts, trial }: ConsoleDeps): RequestHandler {
  return async (req, res) => {
    const { token } = parseInput(confirmSignUpRequest, req.body)
    await limitAttempts(attempts, { 'sign-up address': req.ip })
    const caller = callerOf(req)
    const person = await confirm({ ctx, input: { token, trial, address: caller.address } })
    const { user, cookies } = await auth.begin(person, caller)
    setCookies(res, cookies)
    res.json({ user })
  }
}

/** `POST /auth/sign-up/resend`: answers the same whether or not anything waits, and whatever the letter says. */
export function resendSignUp(deps: ConsoleDeps): RequestHandler {
  const { gateway, attempts } = deps
  const send = signUpLetters(deps)
  return async (req, res) => {
    const { sign_up_id: signUpId } = parseInput(resendSignUpRequest, req.body)
    await limitAttempts(attempts, { 'sign-up address': req.ip })
    const waiting = await findSignUp({ ctx: gateway.ctx, input: { signUpId } })
    if (waiting) await limitAttempts(attempts, { 'sign-up email': waiting.email })
    res.json({ status: true })
    if (waiting) send({ signUpId, email: waiting.email })
  }
}
