import {
  type AcceptResponse,
  type InvitationResponse,
  type InviteResponse,
  inviteRequest,
} from '@redraft/contracts/console'
import { acceptInvitation, findInvitation, invite, withdrawInvitation } from '@redraft/core'
import type { RequestHandler } from 'express'
import { baseUrlOf } from '../../base-url.ts'
import { limitAttempts } from '../access/limit-attempts.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import { parseInput } from '../input.ts'
import { actorOf, visitOf, workspaceOf } from '../visit.ts'

/** `POST /workspaces/:w/invitations`: the link goes out by mail and to the owner who asked. */
export function createInvitation({ gateway, mailer, attempts }: ConsoleDeps): RequestHandler {
  const { ctx, publicUrl, logger } = gateway
  return async (req, res) => {
    const { email, role } = parseInput(inviteRequest, req.body)
    const actor = actorOf(res)
    await limitAttempts(attempts, { 'invite person': actor.personId })
    const input = { workspaceId: actor.workspaceId, email, role }
    const { invitationId, token, workspaceName } = await invite({ ctx, actor, input })
    const url = `${baseUrlOf(req, publicUrl)}/invitation?token=${token}`
    mailer.sendInvitation({ email, url, workspaceName }).catch((error: unknown) => {
      logger.warn({ err: error }, 'an invitation was not sent')
    })
    res.status(201).json({ invitation_id: invitationId, url } satisfies InviteResponse)
  }
}

/** `DELETE /workspaces/:w/invitations/:i` */
export function deleteInvitation({ gateway: { ctx } }: ConsoleDeps): RequestHandler {
  return async (req, res) => {
    const input = { workspaceId: workspaceOf(res), invitationId: String(req.params.i) }
    await withdrawInvitation({ ctx, actor: actorOf(res), input })
    res.status(204).end()
  }
}

/** `GET /invitations/:token` */
export function getInvitation({ gateway: { ctx } }: ConsoleDeps): RequestHandler {
  return async (req, res) => {
    const { workspaceName, email } = await findInvitation({ ctx, input: { token: String(req.params.token) } })
    res.json({ workspace_name: workspaceName, email } satisfies InvitationResponse)
  }
}

/** `POST /invitations/:token/accept` */
export function accept({ gateway: { ctx } }: ConsoleDeps): RequestHandler {
  return async (req, res) => {
    const { id: userId, email } = visitOf(res).person
    const input = { token: String(req.params.token), userId, email }
    const { workspaceId } = await acceptInvitation({ ctx, input })
    res.json({ workspace_id: workspaceId } satisfies AcceptResponse)
  }
}
