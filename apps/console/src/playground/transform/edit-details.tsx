import { Redo2, Undo2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../kit/badge.tsx'
import { Button } from '../../kit/button.tsx'
import type { Cause, Edit } from '../revision/compose-pieces.ts'
import { useSaid } from '../said/use-said.ts'
import styles from './edit-details.module.css'

function CauseLine({ cause }: { cause: Cause }) {
  const said = useSaid()
  return (
    <p className={styles.cause}>
      <Badge tone="info">{said.kind(cause.kind)}</Badge>
      <span>{said.reason({ sentence: cause.reason, code: cause.code })}</span>
    </p>
  )
}

export interface EditDetailsProps {
  readonly id: string
  readonly edit: Edit
  readonly number: number
  readonly isUndone: boolean
  readonly onToggle: () => void
  readonly onClose: () => void
}

/** What an edit did, why, and the way back. */
export function EditDetails({ id, edit, number, isUndone, onToggle, onClose }: EditDetailsProps) {
  const { t } = useTranslation('playground')
  const Icon = isUndone ? Redo2 : Undo2
  return (
    <div className={styles.details} id={id} data-edit-details={number}>
      <div className={styles.texts}>
        <p>
          {edit.before === '' ? (
            <em>{t('result.inserted')}</em>
          ) : (
            <del className={styles.before}>{edit.before}</del>
          )}{' '}
          <span aria-hidden="true">→</span>{' '}
          {edit.after === '' ? (
            <em>{t('result.removed')}</em>
          ) : (
            <ins className={styles.after}>{edit.after}</ins>
          )}
        </p>
        {edit.causes.length === 0 ? <p className={styles.cause}>{t('result.unexplained')}</p> : null}
        {edit.causes.map((cause) => (
          <CauseLine key={cause.kind + cause.reason} cause={cause} />
        ))}
      </div>
      <div className={styles.buttons}>
        <Button size="small" icon={<Icon size={15} aria-hidden="true" />} onClick={onToggle}>
          {isUndone ? t('result.redo') : t('result.undo')}
        </Button>
        <Button size="small" variant="ghost" iconOnly aria-label={t('result.close')} onClick={onClose}>
          <X size={15} aria-hidden="true" />
        </Button>
      </div>
    </div>
  )
}
