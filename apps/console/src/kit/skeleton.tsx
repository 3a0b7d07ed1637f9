import { useTranslation } from 'react-i18next'
import styles from './skeleton.module.css'

/** Grey lines in the place of what is still loading. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  const { t } = useTranslation()
  return (
    <div className={styles.skeleton} role="status" data-skeleton="">
      <span className="visually-hidden">{t('state.loading')}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are alike and never move
        <span key={line} className={styles.line} />
      ))}
    </div>
  )
}
