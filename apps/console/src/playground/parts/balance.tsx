import { useTranslation } from 'react-i18next'
import { useOverview } from '../../api/overview.ts'
import styles from './cost.module.css'

/** Words left in the workspace, and whether they are enough for a text of `words`. */
export function Balance({ words }: { words: number }) {
  const { t } = useTranslation('playground')
  const { data } = useOverview()
  if (!data) return null
  const isShort = words > data.balance_words
  return (
    <p className={styles.cost} data-short={isShort || undefined}>
      {t('balance', { balance: t('count.words', { count: data.balance_words }) })}
      {isShort ? ` ${t('balanceShort')}` : ''}
    </p>
  )
}
