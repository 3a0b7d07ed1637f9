import { AppError } from '@redraft/contracts'
import type { Role } from '@redraft/contracts/console'
import type { PersonActor } from '../access/actor.ts'
import { authorize } from '../access/permissions.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { CoreContext } from '../context.ts'
import { newId } from '../ids.ts'
import { hashInvitationToken, newInvitationToken } from './invitation-token.ts'

const VALID_DAYS = 7
const DAY_MS = 86_400_000

export interface InviteInput {
  readonly workspaceId: string
  readonly email: string
  readonly role: Role
}

/**
 * Invites somebody for 7 days; an earlier invitation of the same address is replaced, and its link ends. The token leaves
 * here once. Throws `owner_required`, `already_member`.
 */
export async function invite({
  ctx,
  actor,
  input,
}: {
  ctx: CoreContext
  actor: PersonActor
  input: InviteInput
}): Promise<{ invitationId: string; token: string; workspaceName: string }> {
  const { workspaceId, email, role } = input
  authorize(actor, 'member.invite', { workspaceId })
  const member = await ctx.db.prisma.workspaceMember.findFirst({ where: { workspaceId, user: { email } } })
  if (member) throw new AppError('already_member')
  const token = newInvitationToken()
  const fields = {
    ...{ id: newId(), role, invitedBy: actor.personId },
    tokenHash: hashInvitationToken(token),
    expiresAt: new Date(Date.now() + VALID_DAYS * DAY_MS),
  }
  const invitation = await ctx.db.prisma.$transaction(async (tx) => {
    const act = { actor, workspaceId, action: 'invitation.created', targetId: fields.id } as const
    await recordAudit(tx, { ...act, facts: { role } })
    return tx.invitation.upsert({
      where: { workspaceId_email: { workspaceId, email } },
      create: { ...fields, workspaceId, email },
      update: fields,
      include: { workspace: true },
    })
  })
  return { invitationId: invitation.id, token, workspaceName: invitation.workspace.name }
}
