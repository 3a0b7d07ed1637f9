import { Printer } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Notice } from '../../kit/notice.tsx'
import { Cost } from '../parts/cost.tsx'
import { Remarks } from '../parts/remarks.tsx'
import { ResultHeading } from '../parts/result-heading.tsx'
import { Score } from '../parts/score.tsx'
import { scrollTo } from '../parts/scroll-to.ts'
import type { DocumentReport } from '../scan/combine-reports.ts'
import styles from './detect-report.module.css'
import { HeatMap } from './heat-map.tsx'
import { NoteList } from './note-list.tsx'
import { placeNotes } from './place-notes.ts'
import { ScannedParts } from './scanned-parts.tsx'
import { SignalTable } from './signal-table.tsx'
import type { ScanSource } from './use-scan.ts'

export interface DetectReportProps {
  readonly source: ScanSource
  readonly report: DocumentReport
  /** Where each part of the document begins, in code points. */
  readonly starts: readonly number[]
}

/** The verdict in words, the estimate, and what to keep in mind. */
function Verdict({ source, report }: Omit<DetectReportProps, 'starts'>) {
  const { t } = useTranslation('playground')
  const format = useFormat()
  const [date] = useState(() => new Date().toISOString())
  return (
    <div className={styles.verdict}>
      <div className={styles.words}>
        <p className={styles.title} data-verdict={report.verdict}>
          {t(`detect.verdict.${report.verdict}`)}
        </p>
        <p className={styles.help}>
          {t(`detect.verdictHelp.${report.verdict}`)}
          {report.parts.length > 1 && report.verdict === 'unclear' ? ` ${t('detect.partsDiffer')}` : ''}
        </p>
      </div>
      <div className={styles.figures}>
        <Score label={t('detect.score')} score={report.score} risk={report.risk_level} />
        <p className={styles.small}>{t('detect.scoreHelp')}</p>
        <Cost used={report.wordsUsed} left={report.wordsRemaining} />
      </div>
      <dl className={styles.facts}>
        <dt>{t('detect.source')}</dt>
        <dd>{source.name ?? t('detect.pasted')}</dd>
        <dt>{t('detect.date')}</dt>
        <dd>{format.dateTime(date)}</dd>
      </dl>
    </div>
  )
}

/** One report on a text or document of any length, to read and to print. */
export function DetectReport({ source, report, starts }: DetectReportProps) {
  const { t } = useTranslation('playground')
  const id = useId()
  const [sentence, setSentence] = useState<number>()
  const [note, setNote] = useState<number>()
  const parts = useMemo(
    () => placeNotes(source.text, report.sentences, report.revision_notes),
    [source.text, report],
  )
  const showNote = (index: number) => {
    setNote(index)
    scrollTo(document.getElementById(`${id}-place-${index}`), 'center')
  }
  const print = (
    <Button size="small" icon={<Printer size={15} aria-hidden="true" />} onClick={() => window.print()}>
      {t('detect.print')}
    </Button>
  )
  const verdict = t(`detect.verdict.${report.verdict}`)
  const warnings = report.warnings.filter(({ code }) => code !== 'estimate_not_proof')
  return (
    <div className={styles.report} data-report="">
      <Card
        title={<ResultHeading said={t('detect.ready', { verdict })}>{t('detect.report')}</ResultHeading>}
        action={print}
      >
        <div className={styles.stack}>
          <Verdict source={source} report={report} />
          <Notice tone="warning">{t('detect.caution')}</Notice>
          <Remarks title={t('detect.warnings')} remarks={warnings} />
          {starts.length > 1 ? <ScannedParts parts={report.parts} starts={starts} /> : null}
        </div>
      </Card>
      <Card title={t('detect.map')} description={t('detect.mapHelp')}>
        <div className={styles.columns}>
          <HeatMap
            id={id}
            parts={parts}
            count={report.sentences.length}
            sentence={sentence}
            onSentence={setSentence}
            note={note}
            onNote={setNote}
          />
          <NoteList id={id} text={source.text} notes={report.revision_notes} note={note} onNote={showNote} />
        </div>
      </Card>
      <Card title={t('detect.signals')}>
        <SignalTable signals={report.signals} />
      </Card>
    </div>
  )
}
