import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCurrentWorkspace } from '../../api/current-workspace.ts'
import { useErrorText } from '../../api/use-error-text.ts'
import { useRemoveMember } from '../../api/workspace.ts'
import { Confirm } from '../../kit/confirm.tsx'
import { useToast } from '../../kit/toast.tsx'
import type { Member } from './member.ts'

/** Asks before a member is removed, or leaves. */
export function RemoveMemberDialog({ member, onClose }: { member: Member | null; onClose: () => void }) {
  const { t } = useTranslation()
  const { user } = useCurrentWorkspace()
  const remove = useRemoveMember()
  const notify = useToast()
  const errorText = useErrorText()
  const client = useQueryClient()
  const self = member?.user_id === user.id
  const name = member?.name ?? ''
  const close = () => {
    remove.reset()
    onClose()
  }
  const confirm = async (userId: string) => {
    await remove.mutateAsync(userId)
    close()
    notify(t('members.removed'))
    if (self) await client.invalidateQueries({ queryKey: ['session'] })
  }
  return (
    <Confirm
      open={member !== null}
      onOpenChange={(open) => open || close()}
      title={self ? t('members.leaveTitle') : t('members.removeTitle', { name })}
      text={self ? t('members.leaveText') : t('members.removeText')}
      confirmLabel={self ? t('members.leave') : t('members.remove')}
      pending={remove.isPending}
      error={remove.error ? errorText(remove.error) : undefined}
      onConfirm={() => member && confirm(member.user_id).catch(() => {})}
    />
  )
}
