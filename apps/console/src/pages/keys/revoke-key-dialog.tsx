import type { KeyEntry } from '@redraft/contracts/console'
import { useTranslation } from 'react-i18next'
import { useRevokeKey } from '../../api/keys.ts'
import { useErrorText } from '../../api/use-error-text.ts'
import { Confirm } from '../../kit/confirm.tsx'
import { useToast } from '../../kit/toast.tsx'

/** Asks before a key is revoked for good. */
export function RevokeKeyDialog({ entry, onClose }: { entry: KeyEntry | null; onClose: () => void }) {
  const { t } = useTranslation()
  const revoke = useRevokeKey()
  const notify = useToast()
  const errorText = useErrorText()
  const close = () => {
    revoke.reset()
    onClose()
  }
  const confirm = async (keyId: string) => {
    await revoke.mutateAsync(keyId)
    notify(t('keys.revoked'))
    close()
  }
  return (
    <Confirm
      open={entry !== null}
      onOpenChange={(open) => open || close()}
      title={t('keys.revokeTitle', { name: entry?.name ?? '' })}
      text={t('keys.revokeText')}
      confirmLabel={t('keys.revokeConfirm')}
      pending={revoke.isPending}
      error={revoke.error ? errorText(revoke.error) : undefined}
      onConfirm={() => entry && confirm(entry.key_id).catch(() => {})}
    />
  )
}
