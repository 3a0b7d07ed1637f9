import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentWorkspace } from '../../api/current-workspace.ts'
import { useMembers } from '../../api/workspace.ts'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Stack } from '../../kit/stack.tsx'
import { InvitationTable } from './invitation-table.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import type { Member } from './member.ts'
import { MemberTable } from './member-table.tsx'
import { RemoveMemberDialog } from './remove-member-dialog.tsx'

/** Who belongs to the workspace, and who is invited. */
export function MembersSection() {
  const { t } = useTranslation()
  const members = useMembers()
  const owner = useCurrentWorkspace().workspace.role === 'owner'
  const [inviting, setInviting] = useState(false)
  const [removing, setRemoving] = useState<Member | null>(null)
  const invite = (
    <Button
      variant="primary"
      icon={<UserPlus size={16} aria-hidden="true" />}
      onClick={() => setInviting(true)}
    >
      {t('members.invite')}
    </Button>
  )
  const invitations = members.data?.invitations ?? []
  return (
    <Stack>
      <Card flush title={t('members.title')} description={t('members.text')} action={owner ? invite : null}>
        <MemberTable
          members={members.data?.members}
          error={members.error}
          onRetry={() => members.refetch()}
          onRemove={setRemoving}
        />
      </Card>
      {invitations.length > 0 ? (
        <Card flush title={t('members.pending')}>
          <InvitationTable invitations={invitations} mayWithdraw={owner} />
        </Card>
      ) : null}
      <InviteDialog open={inviting} onOpenChange={setInviting} />
      <RemoveMemberDialog member={removing} onClose={() => setRemoving(null)} />
    </Stack>
  )
}
