import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import type { ChartDay, ChartSeries, Metric } from './chart-series.ts'
import styles from './usage-chart.module.css'
import { useWidth } from './use-width.ts'

const HEIGHT = 200
const TOP = 8
const BOTTOM = 24
const LEFT = 44
const PLOT = HEIGHT - TOP - BOTTOM

export interface ChartBarsProps {
  readonly series: ChartSeries
  readonly metric: Metric
  /** The day under the pointer, or none. */
  readonly onPoint: (day: ChartDay | null) => void
}

/** Stacked bars, drawn at the width there is so that type keeps its size. */
export function ChartBars({ series, metric, onPoint }: ChartBarsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const [ref, width] = useWidth<HTMLDivElement>()
  const step = Math.max(1, (width - LEFT) / series.days.length)
  const first = series.days.at(0)?.date ?? ''
  const last = series.days.at(-1)?.date ?? ''
  const told = { from: format.day(first), to: format.day(last), total: format.number(series.total) }
  const summary = metric === 'words' ? t('chart.summaryWords', told) : t('chart.summaryRequests', told)
  return (
    <div ref={ref} className={styles.plot}>
      <svg width={width} height={HEIGHT} role="img" aria-label={summary} onPointerLeave={() => onPoint(null)}>
        <Scale top={series.top} width={width} />
        {series.days.map((day, index) => (
          <Bar
            key={day.date}
            day={day}
            series={series}
            x={LEFT + index * step}
            step={step}
            onPoint={onPoint}
          />
        ))}
        <text className={styles.axis} x={LEFT} y={HEIGHT - 6}>
          {format.day(first)}
        </text>
        <text className={styles.axis} x={width} y={HEIGHT - 6} textAnchor="end">
          {format.day(last)}
        </text>
      </svg>
    </div>
  )
}

function Scale({ top, width }: { top: number; width: number }) {
  const format = useFormat()
  const ticks = top % 2 === 0 ? [0, top / 2, top] : [0, top]
  return ticks.map((tick) => {
    const y = TOP + PLOT * (1 - tick / top)
    return (
      <g key={tick}>
        <line className={styles.line} x1={LEFT} x2={width} y1={y} y2={y} />
        <text className={styles.axis} x={LEFT - 8} y={y + 4} textAnchor="end">
          {format.compact(tick)}
        </text>
      </g>
    )
  })
}

interface BarProps extends Pick<ChartBarsProps, 'series' | 'onPoint'> {
  readonly day: ChartDay
  readonly x: number
  readonly step: number
}

function Bar({ day, series, x, step, onPoint }: BarProps) {
  const gap = Math.min(4, step * 0.25)
  let below = 0
  return (
    <g onPointerEnter={() => onPoint(day)} className={styles.day}>
      <rect className={styles.hover} x={x} y={TOP} width={step} height={PLOT} />
      {series.endpoints.map((endpoint) => {
        const height = (day.values[endpoint] / series.top) * PLOT
        below += height
        return height === 0 ? null : (
          <rect
            key={endpoint}
            x={x + gap / 2}
            y={TOP + PLOT - below}
            width={step - gap}
            height={Math.max(1, height)}
            style={{ fill: `var(--series-${endpoint})` }}
          />
        )
      })}
    </g>
  )
}
