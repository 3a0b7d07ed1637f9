import { useTranslation } from 'react-i18next'
import styles from './cost.module.css'

/** Words a call has used, and what is left. */
export function Cost({ used, left }: { used: number; left: number }) {
  const { t } = useTranslation('playground')
  return (
    <p className={styles.cost} data-words-used={used} data-words-left={left}>
      {t('cost', { words: t('count.words', { count: used }), balance: t('count.words', { count: left }) })}
    </p>
  )
}
