import { deleteAccountRequest, type SessionResponse } from '@redraft/contracts/console'
import { deletePerson, listMemberships } from '@redraft/core'
import type { RequestHandler } from 'express'
import { limitAttempts } from '../access/limit-attempts.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import { parseInput } from '../input.ts'
import { visitOf } from '../visit.ts'

/** `GET /session`: who is signed in, and where they belong. */
export function getSession({ gateway: { ctx } }: ConsoleDeps): RequestHandler {
  return async (_req, res) => {
    const { person: user } = visitOf(res)
    const workspaces = await listMemberships({ ctx, input: { userId: user.id } })
    res.json({ user, workspaces } satisfies SessionResponse)
  }
}

/** `DELETE /account` */
export function deleteAccount({ gateway: { ctx }, attempts }: ConsoleDeps): RequestHandler {
  return async (req, res) => {
    const { password } = parseInput(deleteAccountRequest, req.body)
    const userId = visitOf(res).person.id
    await limitAttempts(attempts, { 'password person': userId })
    await deletePerson({ ctx, input: { userId, password } })
    res.status(204).end()
  }
}
