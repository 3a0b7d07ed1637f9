import { AppError } from '@redraft/contracts'
import type { Role } from '@redraft/contracts/console'
import type { CoreContext } from '../context.ts'
import { newId } from '../ids.ts'
import { hashInvitationToken, newInvitationToken } from './invitation-token.ts'

const VALID_DAYS = 7
const DAY_MS = 86_400_000

export interface InviteInput {
  readonly workspaceId: string
  readonly email: string
  readonly role: Role
  readonly invitedBy: string
}

/**
 * Invites somebody for 7 days; an earlier invitation of the same address is replaced, and its link ends. The token leaves
 * here once. Throws `already_member`.
 */
export async function invite({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: InviteInput
}): Promise<{ invitationId: string; token: string; workspaceName: string }> {
  const { workspaceId, email, role, invitedBy } = input
  const { prisma } = ctx.db
  const member = await prisma.workspaceMember.findFirst({ where: { workspaceId, user: { email } } })
  if (member) throw new AppError('already_member')
  const token = newInvitationToken()
  const fields = {
    ...{ id: newId(), role, invitedBy },
    tokenHash: hashInvitationToken(token),
    expiresAt: new Date(Date.now() + VALID_DAYS * DAY_MS),
  }
  const invitation = await prisma.invitation.upsert({
    where: { workspaceId_email: { workspaceId, email } },
    create: { ...fields, workspaceId, email },
    update: fields,
    include: { workspace: true },
  })
  return { invitationId: invitation.id, token, workspaceName: invitation.workspace.name }
}
