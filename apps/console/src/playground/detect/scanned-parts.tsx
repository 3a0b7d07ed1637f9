import { riskLevel } from '@redraft/contracts'
import { useTranslation } from 'react-i18next'
import { Score } from '../parts/score.tsx'
import type { DocumentReport } from '../scan/combine-reports.ts'
import styles from './scanned-parts.module.css'

export interface ScannedPartsProps {
  readonly parts: DocumentReport['parts']
  readonly starts: readonly number[]
}

/** The estimate of each part of a long document that was scanned. */
export function ScannedParts({ parts, starts }: ScannedPartsProps) {
  const { t } = useTranslation('playground')
  return (
    <section aria-label={t('detect.parts')} data-parts={parts.length}>
      <ol className={styles.parts}>
        {parts.map((part) => (
          <li key={part.start}>
            <Score
              label={`${t('detect.part', { part: starts.indexOf(part.start) + 1 })} · ${t('count.words', { count: part.words })}`}
              score={part.score}
              risk={riskLevel(part.score)}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
