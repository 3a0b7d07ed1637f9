import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import styles from './dialog.module.css'
import { useDialogFocus } from './use-dialog-focus.ts'

export interface DialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly children: ReactNode
  /** `drawer` comes from the right (bottom on a phone), `menu` from the left. */
  readonly shape?: 'window' | 'drawer' | 'menu'
  /** Stays when the page behind is pressed, for what would be lost. */
  readonly keepOpen?: boolean
}

/**
 * A modal dialog: focus moves in, stays, and returns. Radix's own overlay is left out: it writes a style
 * element, which the page's content security policy refuses; `data-modal` stops scrolling instead.
 */
export function Dialog(props: DialogProps) {
  const { t } = useTranslation()
  const focus = useDialogFocus()
  const stay = (event: Event) => props.keepOpen && event.preventDefault()
  return (
    <Primitive.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Primitive.Portal>
        <div className={styles.backdrop} data-modal="" />
        <Primitive.Content
          className={`${styles.content} ${styles[props.shape ?? 'window']}`}
          onPointerDownOutside={stay}
          {...focus}
          {...(props.description ? {} : { 'aria-describedby': undefined })}
        >
          <header className={styles.header}>
            <Primitive.Title className={styles.title}>{props.title}</Primitive.Title>
            <Primitive.Close asChild>
              <Button variant="ghost" size="small" iconOnly aria-label={t('action.close')}>
                <X size={16} aria-hidden="true" />
              </Button>
            </Primitive.Close>
          </header>
          {props.description ? (
            <Primitive.Description className={styles.description}>{props.description}</Primitive.Description>
          ) : null}
          {props.children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** The row of buttons at the end of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
