import { requestResetRequest, resetPasswordRequest } from '@redraft/contracts/console'
import { findPerson, openResetLink, resetPassword as reset } from '@redraft/core'
import type { RequestHandler } from 'express'
import { limitAttempts } from '../access/limit-attempts.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import { parseInput } from '../input.ts'

/** `POST /auth/request-password-reset`: answers the same, after the same time, whether there is such a person or not. */
export function requestReset({ gateway, mailer, linkAddress, attempts }: ConsoleDeps): RequestHandler {
  const { ctx, logger } = gateway
  const sendLink = async (userId: string, email: string): Promise<void> => {
    const { token } = await openResetLink({ ctx, input: { userId } })
    await mailer.sendReset({ email, url: `${linkAddress}/reset-password?token=${token}` })
  }
  return async (req, res) => {
    const { email } = parseInput(requestResetRequest, req.body)
    await limitAttempts(attempts, { 'reset address': req.ip, 'reset email': email })
    const person = await findPerson({ ctx, input: { email } })
    res.json({ status: true })
    if (!person || mailer.kind === 'none') return
    sendLink(person.id, person.email).catch((error: unknown) => {
      logger.warn({ err: error }, 'a link to set a password was not sent')
    })
  }
}

/** `POST /auth/reset-password` with the token of the link; ends every session of the person and every other link. */
export function resetPassword({ gateway: { ctx }, attempts }: ConsoleDeps): RequestHandler {
  return async (req, res) => {
    const input = parseInput(resetPasswordRequest, req.body)
    await limitAttempts(attempts, { 'reset address': req.ip })
    await reset({ ctx, input })
    res.json({ status: true })
  }
}
