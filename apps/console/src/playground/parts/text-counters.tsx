import { LIMITS, type ProcessingEndpoint } from '@redraft/contracts'
import { useTranslation } from 'react-i18next'
import { measureText } from '../counters/measure-text.ts'
import styles from './text-counters.module.css'

function Meter({ part }: { part: number }) {
  return (
    <span className={styles.track} aria-hidden="true">
      <span
        className={styles.fill}
        data-over={part > 1 || undefined}
        style={{ width: `${Math.min(1, part) * 100}%` }}
      />
    </span>
  )
}

export interface TextCountersProps {
  readonly endpoint: ProcessingEndpoint
  readonly text: string
  /** Parts that a long document is scanned in. */
  readonly parts?: number
}

/** Words and units as the server counts them, and how full the endpoint's limit is. */
export function TextCounters({ endpoint, text, parts = 1 }: TextCountersProps) {
  const { t } = useTranslation('playground')
  const measure = measureText(text)
  const words = t('count.words', { count: measure.words })
  if (endpoint === 'detect') {
    const { maxWords, maxCharacters } = LIMITS.detect
    const { words: current, characters } = measure
    const detail =
      parts > 1
        ? t('count.parts', { count: parts })
        : t('count.limitCharacters', { current: characters, max: maxCharacters })
    return (
      <span className={styles.counters}>
        {parts > 1 ? null : <Meter part={Math.max(current / maxWords, characters / maxCharacters)} />}
        <span data-count="words">{words}</span>
        <span>{detail}</span>
      </span>
    )
  }
  const { maxUnits, maxWords } = LIMITS[endpoint]
  return (
    <span className={styles.counters}>
      <Meter part={Math.max(measure.units / maxUnits, measure.wordsOutsideCjk / maxWords)} />
      <span data-count="words">{words}</span>
      <span data-count="units" title={t('count.unitsHelp')}>
        {t('count.units', { current: measure.units, max: maxUnits })}
      </span>
    </span>
  )
}
