import { requestResetRequest, resetPasswordRequest } from '@redraft/contracts/console'
import type { RequestHandler } from 'express'
import { limitAttempts } from '../access/limit-attempts.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import { parseInput } from '../input.ts'

/** `POST /auth/request-password-reset`: answers the same whether there is such a person or not. */
export function requestReset({ auth, attempts }: ConsoleDeps): RequestHandler {
  return async (req, res) => {
    const { email } = parseInput(requestResetRequest, req.body)
    await limitAttempts(attempts, { 'reset address': req.ip, 'reset email': email })
    await auth.requestReset({ email })
    res.json({ status: true })
  }
}

/** `POST /auth/reset-password` with the token of the link; ends every session of the person. */
export function resetPassword({ auth, attempts }: ConsoleDeps): RequestHandler {
  return async (req, res) => {
    const input = parseInput(resetPasswordRequest, req.body)
    await limitAttempts(attempts, { 'reset address': req.ip })
    await auth.resetPassword(input)
    res.json({ status: true })
  }
}
