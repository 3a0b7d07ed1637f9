import { Redo2, Undo2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../kit/badge.tsx'
import { Button } from '../../kit/button.tsx'
import type { Cause, Edit } from '../revision/compose-pieces.ts'
import styles from './edit-details.module.css'

/** The reason of an edit: the service's own in English, else that of its kind. */
function useReason(): (cause: Cause) => string {
  const { t, i18n } = useTranslation('playground')
  return ({ kind, reason }) => {
    const key = `why.${kind}`
    const isOwn = i18n.language === 'en' || !i18n.exists(key, { ns: 'playground' })
    return isOwn ? reason : String(t(key as 'why.synonym'))
  }
}

function CauseLine({ cause }: { cause: Cause }) {
  const { t, i18n } = useTranslation('playground')
  const reason = useReason()
  const key = `kind.${cause.kind}`
  const isKnown = i18n.exists(key, { ns: 'playground' })
  return (
    <p className={styles.cause}>
      <Badge tone="info">{isKnown ? t(key as 'kind.other') : cause.kind.replaceAll('_', ' ')}</Badge>
      <span>{reason(cause)}</span>
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
