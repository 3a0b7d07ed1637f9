import type { Signal } from '@redraft/contracts'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../kit/badge.tsx'
import { useSaid } from '../said/use-said.ts'
import { signalScale } from './signal-scale.ts'
import styles from './signal-table.module.css'

const TONES = { ai: 'danger', human: 'success', neutral: 'neutral' } as const
const figure = (value: number): string => `${Number(value.toPrecision(3))}`

/** The value on a scale, the human range as a band. */
function RangeBar({ signal }: { signal: Signal }) {
  const { t } = useTranslation('playground')
  const { human_range: range, value } = signal
  if (!range) return null
  const { low, high, at } = signalScale(value, range)
  const label = t('detect.signal.bar', {
    value: figure(value),
    low: figure(range.low),
    high: figure(range.high),
  })
  return (
    <svg className={styles.bar} viewBox="0 0 100 14" preserveAspectRatio="none" role="img" aria-label={label}>
      <rect className={styles.track} x="0" y="5" width="100" height="4" rx="2" />
      <rect className={styles.range} x={low} y="3" width={Math.max(1, high - low)} height="8" rx="2" />
      <rect
        className={styles.value}
        data-direction={signal.direction}
        x={at - 0.9}
        y="0"
        width="1.8"
        height="14"
      />
    </svg>
  )
}

function Explanation({ signal }: { signal: Signal }) {
  const { t } = useTranslation('playground')
  const { meaning } = useSaid().signal(signal)
  if (meaning === undefined && signal.explanation) return signal.explanation
  if (!signal.human_range) return meaning ?? null
  const { low, high } = signal.human_range
  const figures = { value: figure(signal.value), low: figure(low), high: figure(high) }
  const reading = t('detect.signal.reading', figures)
  return meaning === undefined ? reading : t('detect.signal.explained', { meaning, reading })
}

/** The measured evidence, strongest first, each value against the range of human texts. */
export function SignalTable({ signals }: { signals: readonly Signal[] }) {
  const { t } = useTranslation('playground')
  const said = useSaid()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without markers some readers no longer call it a list
    <ul className={styles.signals} role="list">
      {signals.map((signal) => (
        <li key={signal.id} className={styles.signal} data-signal={signal.id}>
          <p className={styles.name}>
            {said.signal(signal).label}
            <Badge tone={TONES[signal.direction]}>{t(`detect.signal.${signal.direction}`)}</Badge>
          </p>
          <RangeBar signal={signal} />
          <p className={styles.figure}>{figure(signal.value)}</p>
          <p className={styles.explanation}>
            <Explanation signal={signal} />
          </p>
        </li>
      ))}
    </ul>
  )
}
