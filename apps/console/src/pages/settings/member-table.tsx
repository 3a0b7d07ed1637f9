import type { Role } from '@redraft/contracts/console'
import { useTranslation } from 'react-i18next'
import { useCurrentWorkspace } from '../../api/current-workspace.ts'
import { useErrorText } from '../../api/use-error-text.ts'
import { useChangeRole } from '../../api/workspace.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Badge } from '../../kit/badge.tsx'
import { Button } from '../../kit/button.tsx'
import { SelectField } from '../../kit/field.tsx'
import { type Column, Table } from '../../kit/table.tsx'
import { useToast } from '../../kit/toast.tsx'
import type { Member } from './member.ts'
import styles from './settings-page.module.css'

export interface MemberTableProps {
  readonly members: readonly Member[] | undefined
  readonly error: unknown
  readonly onRetry: () => void
  readonly onRemove: (member: Member) => void
}

/** Members with their roles; owners change them, everybody may leave. */
export function MemberTable({ members, error, onRetry, onRemove }: MemberTableProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { user, workspace } = useCurrentWorkspace()
  const owner = workspace.role === 'owner'
  const columns: Column<Member>[] = [
    {
      id: 'name',
      header: t('members.columnName'),
      cell: (member) => (
        <span className={styles.member}>
          {member.name} {member.user_id === user.id ? <Badge>{t('members.you')}</Badge> : null}
          <span className={styles.memberMail}>{member.email}</span>
        </span>
      ),
    },
    {
      id: 'role',
      header: t('members.columnRole'),
      cell: (member) => (owner ? <RoleChoice member={member} /> : t(`role.${member.role}`)),
    },
    { id: 'joined', header: t('members.columnJoined'), cell: (member) => format.date(member.joined_at) },
    {
      id: 'actions',
      header: t('members.columnActions'),
      headerHidden: true,
      numeric: true,
      cell: (member) => {
        const self = member.user_id === user.id
        if (!owner && !self) return null
        return (
          <Button
            size="small"
            {...(self ? {} : { 'aria-label': t('members.removeNamed', { name: member.name }) })}
            onClick={() => onRemove(member)}
          >
            {self ? t('members.leave') : t('members.remove')}
          </Button>
        )
      },
    },
  ]
  return (
    <Table
      caption={t('members.caption')}
      columns={columns}
      rows={members}
      rowKey={(member) => member.user_id}
      error={error}
      onRetry={onRetry}
      empty={t('state.none')}
    />
  )
}

function RoleChoice({ member }: { member: Member }) {
  const { t } = useTranslation()
  const notify = useToast()
  const errorText = useErrorText()
  const change = useChangeRole()
  const choose = (role: Role) =>
    change.mutate(
      { userId: member.user_id, role },
      {
        onSuccess: () => notify(t('members.roleChanged')),
        onError: (error) => notify(errorText(error), 'danger'),
      },
    )
  return (
    <div className={styles.role}>
      <SelectField
        label={t('members.roleOf', { name: member.name })}
        labelHidden
        value={member.role}
        onChange={(event) => choose(event.target.value as Role)}
      >
        <option value="owner">{t('role.owner')}</option>
        <option value="member">{t('role.member')}</option>
      </SelectField>
    </div>
  )
}
