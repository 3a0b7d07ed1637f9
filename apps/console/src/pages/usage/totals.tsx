import type { UsageResponse } from '@redraft/contracts/console'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import styles from './usage-page.module.css'

/** Sums of the whole selection, not of the rows shown. */
export function Totals({ totals }: { totals: UsageResponse['totals'] | undefined }) {
  const { t } = useTranslation()
  const format = useFormat()
  const lines = [
    [t('usage.totalRequests'), totals?.requests],
    [t('usage.totalSucceeded'), totals?.succeeded],
    [t('usage.totalFailed'), totals?.failed],
    [t('usage.totalWords'), totals?.words],
  ] as const
  return (
    <section aria-label={t('usage.totals')}>
      <dl className={styles.totals}>
        {lines.map(([label, value]) => (
          <div key={label} className={styles.total}>
            <dt>{label}</dt>
            <dd>{value === undefined ? '–' : format.number(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
