import type { OverviewResponse } from '@redraft/contracts/console'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import styles from './overview-page.module.css'

interface FigureProps {
  readonly label: string
  readonly value: number
  readonly hint: string
}

function Figure({ label, value, hint }: FigureProps) {
  const format = useFormat()
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>
        {format.number(value)}
        <p className={styles.hint}>{hint}</p>
      </dd>
    </div>
  )
}

/** The four figures of a workspace. */
export function Figures({ overview }: { overview: OverviewResponse }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { month, daily_scans: scans } = overview
  const failed =
    month.failed > 0 ? t('overview.requestsFailed', { count: month.failed }) : t('overview.requestsNone')
  const since = t('overview.monthHint', { date: format.day(month.from.slice(0, 10)) })
  return (
    <dl className={styles.figures}>
      <Figure label={t('overview.balance')} value={overview.balance_words} hint={t('overview.balanceHint')} />
      <Figure label={t('overview.month')} value={month.words} hint={since} />
      <Figure label={t('overview.requests')} value={month.requests} hint={failed} />
      <Figure
        label={t('overview.scans')}
        value={scans.used}
        hint={t('overview.scansHint', { limit: format.number(scans.limit) })}
      />
    </dl>
  )
}
