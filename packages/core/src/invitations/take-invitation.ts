import { AppError } from '@redraft/contracts'
import type { Role } from '@redraft/contracts/console'
import type { Transaction } from '@redraft/db'
import { recordAudit } from '../audit/record-audit.ts'
import { hashInvitationToken } from './invitation-token.ts'

/**
 * Makes a person a member by their invitation, which is used up by it. A member keeps the role they have.
 * Throws `invitation_invalid`, `invitation_for_another`.
 */
export async function takeInvitation(
  tx: Transaction,
  { token, userId, email }: { token: string; userId: string; email: string },
): Promise<{ workspaceId: string }> {
  const tokenHash = hashInvitationToken(token)
  const invitation = await tx.invitation.findUnique({ where: { tokenHash } })
  if (!invitation || invitation.expiresAt <= new Date()) throw new AppError('invitation_invalid')
  if (invitation.email !== email.trim().toLowerCase()) throw new AppError('invitation_for_another')
  // The one who deletes it has it; a second use at the same moment finds nothing to delete.
  const { count } = await tx.invitation.deleteMany({ where: { id: invitation.id } })
  if (count === 0) throw new AppError('invitation_invalid')
  const { workspaceId } = invitation
  const role = invitation.role as Role
  const joined = await tx.workspaceMember.createMany({
    data: [{ workspaceId, userId, role }],
    skipDuplicates: true,
  })
  if (joined.count > 0) {
    const actor = { kind: 'person', personId: userId, workspaceId, role } as const
    await recordAudit(tx, { actor, workspaceId, action: 'member.joined', targetId: userId, facts: { role } })
  }
  return { workspaceId }
}
