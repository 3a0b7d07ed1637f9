import type { BibliographyResponse } from '@redraft/contracts'
import { useTranslation } from 'react-i18next'
import { Card } from '../../kit/card.tsx'
import { Notice } from '../../kit/notice.tsx'
import { Remarks } from '../parts/remarks.tsx'
import { ResultHeading } from '../parts/result-heading.tsx'
import { toldWarnings } from '../said/told.ts'
import styles from './cite.module.css'
import { CopyFormats } from './copy-formats.tsx'
import { Markup } from './markup.tsx'

/** The finished list, how each entry is cited, and what is missing in it. */
export function BibliographyResult({ answer }: { answer: BibliographyResponse }) {
  const { t } = useTranslation('playground')
  const { entries, failures } = answer
  return (
    <Card
      title={
        <ResultHeading said={t('cite.listReady', { count: entries.length })}>
          {t('cite.reference')}
        </ResultHeading>
      }
    >
      <div className={styles.reference}>
        {failures.length > 0 ? (
          <Notice tone="warning" title={t('cite.failures', { count: failures.length })}>
            <ul className={styles.failures}>
              {failures.map(({ index, error }) => (
                <li key={index}>
                  {index + 1}. {error}
                </li>
              ))}
            </ul>
          </Notice>
        ) : null}
        <div className={styles.rendered} data-list={entries.length}>
          <Markup html={answer.html} />
        </div>
        <details className={styles.details}>
          <summary>{t('cite.inText')}</summary>
          <ol className={styles.inText}>
            {entries.map(({ id, in_text, text }) => (
              <li key={id}>
                <span>{in_text}</span>
                <span className={styles.of}>{text}</span>
              </li>
            ))}
          </ol>
        </details>
        <CopyFormats forms={answer} />
        <Remarks title={t('cite.warnings')} remarks={toldWarnings(answer)} />
      </div>
    </Card>
  )
}
