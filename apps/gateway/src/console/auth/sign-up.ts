import { AppError } from '@redraft/contracts'
import { type SignUpResponse, signUpRequest } from '@redraft/contracts/console'
import { signUp as addPerson, networkOf, requestSignUp } from '@redraft/core'
import type { Request, RequestHandler } from 'express'
import { forgiveAttempts, limitAttempts } from '../access/limit-attempts.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import { parseInput } from '../input.ts'
import { callerOf, setCookies } from '../visit.ts'
import { signUpLetters } from './sign-up-letters.ts'

type Input = ReturnType<typeof signUpRequest.parse>

/** Where no letter can prove an address, an account is made at once; which addresses have one can be tried, a few times. */
async function enterAtOnce(deps: ConsoleDeps, req: Request, input: Input) {
  const { gateway, auth, attempts, signup, trial } = deps
  const tries = { 'sign-up network': networkOf(req.ip) }
  await limitAttempts(attempts, tries)
  const caller = callerOf(req)
  const person = await addPerson({
    ctx: gateway.ctx,
    input: { ...input, signup, trial, address: caller.address },
  })
  await forgiveAttempts(attempts, tries)
  return auth.begin(person, caller)
}

/** `POST /auth/sign-up/email`: the person with workspace and session, or a letter to confirm the address first. */
export function signUp(deps: ConsoleDeps): RequestHandler {
  const { gateway, mailer, attempts, signup } = deps
  const send = signUpLetters(deps)
  return async (req, res) => {
    const input = parseInput(signUpRequest, req.body)
    await limitAttempts(attempts, { 'sign-up address': req.ip })
    // An invitation is proof enough: its holder joins a workspace and gets no words.
    if (mailer.kind !== 'smtp' || input.invitation !== undefined) {
      const { user, cookies } = await enterAtOnce(deps, req, input)
      setCookies(res, cookies)
      res.json({ user, sign_up_id: null } satisfies SignUpResponse)
      return
    }
    if (signup === 'invite') throw new AppError('invitation_required')
    await limitAttempts(attempts, { 'sign-up email': input.email })
    const { signUpId } = await requestSignUp({ ctx: gateway.ctx, input })
    res.json({ user: null, sign_up_id: signUpId } satisfies SignUpResponse)
    send({ signUpId, email: input.email })
  }
}
