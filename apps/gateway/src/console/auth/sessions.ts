import { revokeSessionRequest } from '@redraft/contracts/console'
import {
  revokeSession as endOne,
  revokeOtherSessions as endOthers,
  listSessions as list,
} from '@redraft/core'
import type { RequestHandler } from 'express'
import type { ConsoleDeps } from '../console-deps.ts'
import { parseInput } from '../input.ts'
import { visitOf } from '../visit.ts'

/** `GET /auth/list-sessions` */
export function listSessions({ gateway: { ctx } }: ConsoleDeps): RequestHandler {
  return async (_req, res) => {
    const { person, sessionId } = visitOf(res)
    res.json(await list({ ctx, input: { userId: person.id, sessionId } }))
  }
}

/** `POST /auth/revoke-session` */
export function revokeSession({ gateway: { ctx } }: ConsoleDeps): RequestHandler {
  return async (req, res) => {
    const { session_id: sessionId } = parseInput(revokeSessionRequest, req.body)
    await endOne({ ctx, input: { userId: visitOf(res).person.id, sessionId } })
    res.json({ status: true })
  }
}

/** `POST /auth/revoke-other-sessions` */
export function revokeOtherSessions({ gateway: { ctx } }: ConsoleDeps): RequestHandler {
  return async (_req, res) => {
    const { person, sessionId } = visitOf(res)
    await endOthers({ ctx, input: { userId: person.id, sessionId } })
    res.json({ status: true })
  }
}
