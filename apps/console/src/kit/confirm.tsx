import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import styles from './dialog.module.css'
import { Notice } from './notice.tsx'
import { useDialogFocus } from './use-dialog-focus.ts'

export interface ConfirmProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: ReactNode
  readonly text: ReactNode
  readonly confirmLabel: string
  readonly onConfirm: () => void
  readonly pending?: boolean
  /** Why the action was refused, shown in the dialog. */
  readonly error?: string | undefined
}

/** Asks before something that cannot be undone; the focus starts on the way back. */
export function Confirm(props: ConfirmProps) {
  const { t } = useTranslation()
  const focus = useDialogFocus()
  return (
    <AlertDialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <AlertDialog.Portal>
        <div className={styles.backdrop} data-modal="" />
        <AlertDialog.Content className={`${styles.content} ${styles.window}`} {...focus}>
          <AlertDialog.Title className={styles.title}>{props.title}</AlertDialog.Title>
          <AlertDialog.Description className={styles.description}>{props.text}</AlertDialog.Description>
          {props.error ? <Notice tone="danger">{props.error}</Notice> : null}
          <div className={styles.actions}>
            <AlertDialog.Cancel asChild>
              <Button>{t('action.cancel')}</Button>
            </AlertDialog.Cancel>
            <Button variant="danger" loading={props.pending ?? false} onClick={props.onConfirm}>
              {props.confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
