import { changePasswordRequest } from '@redraft/contracts/console'
import { changePassword as change } from '@redraft/core'
import type { RequestHandler } from 'express'
import { limitAttempts } from '../access/limit-attempts.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import { parseInput } from '../input.ts'
import { callerOf, setCookies, visitOf } from '../visit.ts'

/** `POST /auth/change-password`: ends every session, and begins a new one for whoever asked. */
export function changePassword({ gateway: { ctx }, auth, attempts }: ConsoleDeps): RequestHandler {
  return async (req, res) => {
    const input = parseInput(changePasswordRequest, req.body)
    const userId = visitOf(res).person.id
    await limitAttempts(attempts, { 'password person': userId })
    await change({ ctx, input: { ...input, userId } })
    const { cookies } = await auth.begin({ userId }, callerOf(req))
    setCookies(res, cookies)
    res.json({ status: true })
  }
}
