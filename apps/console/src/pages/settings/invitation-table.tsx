import type { MembersResponse } from '@redraft/contracts/console'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../api/use-error-text.ts'
import { useWithdrawInvitation } from '../../api/workspace.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../kit/button.tsx'
import { type Column, Table } from '../../kit/table.tsx'
import { useToast } from '../../kit/toast.tsx'

type Invitation = MembersResponse['invitations'][number]

export interface InvitationTableProps {
  readonly invitations: readonly Invitation[]
  readonly mayWithdraw: boolean
}

/** Invitations that nobody has accepted yet. */
export function InvitationTable({ invitations, mayWithdraw }: InvitationTableProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const notify = useToast()
  const errorText = useErrorText()
  const withdraw = useWithdrawInvitation()
  const columns: Column<Invitation>[] = [
    { id: 'email', header: t('members.columnEmail'), cell: (invitation) => invitation.email },
    { id: 'role', header: t('members.columnRole'), cell: (invitation) => t(`role.${invitation.role}`) },
    {
      id: 'expires',
      header: t('members.columnExpires'),
      cell: (invitation) => format.dateTime(invitation.expires_at),
    },
  ]
  if (mayWithdraw) {
    columns.push({
      id: 'actions',
      header: t('members.columnActions'),
      headerHidden: true,
      numeric: true,
      cell: ({ email, invitation_id }) => (
        <Button
          size="small"
          aria-label={t('members.withdrawNamed', { email })}
          onClick={() =>
            withdraw.mutate(invitation_id, {
              onSuccess: () => notify(t('members.withdrawn')),
              onError: (error) => notify(errorText(error), 'danger'),
            })
          }
        >
          {t('members.withdraw')}
        </Button>
      ),
    })
  }
  return (
    <Table
      caption={t('members.pendingCaption')}
      columns={columns}
      rows={invitations}
      rowKey={(invitation) => invitation.invitation_id}
      empty={t('state.none')}
    />
  )
}
