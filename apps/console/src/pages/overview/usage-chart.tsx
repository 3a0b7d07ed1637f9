import type { OverviewResponse } from '@redraft/contracts/console'
import { ChartNoAxesColumn } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Card } from '../../kit/card.tsx'
import { Choice } from '../../kit/choice.tsx'
import { Empty } from '../../kit/empty.tsx'
import { ChartBars } from './chart-bars.tsx'
import { type ChartDay, type ChartSeries, chartSeries, type Metric } from './chart-series.ts'
import { ChartTable } from './chart-table.tsx'
import styles from './usage-chart.module.css'

/** Words or requests of the last 30 days by endpoint: bars, a legend with figures, and the same as a table. */
export function UsageChart({ rows }: { rows: OverviewResponse['days'] }) {
  const { t } = useTranslation()
  const [metric, setMetric] = useState<Metric>('words')
  const [pointed, setPointed] = useState<ChartDay | null>(null)
  const series = chartSeries(rows, metric, new Date())
  const choice = (
    <Choice
      label={t('chart.metric')}
      labelHidden
      value={metric}
      options={[
        { value: 'words', label: t('chart.words') },
        { value: 'requests', label: t('chart.requests') },
      ]}
      onChange={setMetric}
    />
  )
  return (
    <Card title={t('chart.title')} action={choice}>
      {series.total === 0 ? (
        <Empty icon={<ChartNoAxesColumn size={20} aria-hidden="true" />} title={t('chart.empty')} />
      ) : (
        <>
          <Legend series={series} day={pointed} />
          <ChartBars series={series} metric={metric} onPoint={setPointed} />
          <details className={styles.details}>
            <summary>{t('chart.table')}</summary>
            <ChartTable series={series} />
          </details>
        </>
      )}
    </Card>
  )
}

/** Names the colours; figures are those of the day under the pointer, or of all days. */
function Legend({ series, day }: { series: ChartSeries; day: ChartDay | null }) {
  const { t } = useTranslation()
  const format = useFormat()
  const sum = (endpoint: ChartSeries['endpoints'][number]) =>
    day ? day.values[endpoint] : series.days.reduce((total, entry) => total + entry.values[endpoint], 0)
  return (
    <div className={styles.legend}>
      <p className={styles.span}>{day ? format.day(day.date) : t('chart.total')}</p>
      <p className={styles.total}>{format.number(day ? day.total : series.total)}</p>
      <ul className={styles.endpoints} aria-label={t('chart.legend')}>
        {series.endpoints.map((endpoint) => (
          <li key={endpoint} className={styles.endpoint}>
            <span className={styles.swatch} style={{ background: `var(--series-${endpoint})` }} />
            {t(`endpoint.${endpoint}`)} <span className={styles.value}>{format.number(sum(endpoint))}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
