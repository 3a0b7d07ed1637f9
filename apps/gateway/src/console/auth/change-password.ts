import { changePasswordRequest } from '@redraft/contracts/console'
import type { RequestHandler } from 'express'
import { limitAttempts } from '../access/limit-attempts.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import { parseInput } from '../input.ts'
import { callerOf, setCookies, visitOf } from '../visit.ts'

/** `POST /auth/change-password` */
export function changePassword({ auth, attempts }: ConsoleDeps): RequestHandler {
  return async (req, res) => {
    const input = parseInput(changePasswordRequest, req.body)
    await limitAttempts(attempts, { 'password person': visitOf(res).person.id })
    setCookies(res, await auth.changePassword(input, callerOf(req)))
    res.json({ status: true })
  }
}
