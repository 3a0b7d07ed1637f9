import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/button.tsx'
import { Notice } from '../../kit/notice.tsx'
import { RunProblem } from '../parts/run-problem.tsx'
import { useCountdown } from '../parts/use-countdown.ts'
import { useProblemText } from '../parts/use-problem-text.ts'
import { retryAfterSeconds } from '../run/retry-after.ts'
import { combineReports } from '../scan/combine-reports.ts'
import { DetectReport } from './detect-report.tsx'
import styles from './scan-outcome.module.css'
import type { ScanState } from './use-scan.ts'

interface ScanOutcomeProps {
  readonly state: ScanState
  readonly onRetry: () => void
}

/** What could not be scanned, with a way to try again. */
function FailedParts({ state, onRetry }: ScanOutcomeProps) {
  const { t } = useTranslation('playground')
  const problemText = useProblemText()
  const [first] = state.failed
  const wait = useCountdown(retryAfterSeconds(first?.error), first)
  if (!first) return null
  const retry = (
    <Button size="small" onClick={onRetry} disabled={wait > 0}>
      {wait > 0 ? t('retryIn', { count: wait }) : t('detect.retryParts', { count: state.failed.length })}
    </Button>
  )
  if (state.scanned.length === 0) {
    return (
      <>
        <RunProblem error={first.error} wait={wait} />
        <div>{retry}</div>
      </>
    )
  }
  return (
    <Notice tone="warning" title={t('detect.missing')} action={retry}>
      <ul className={styles.failed}>
        {state.failed.map(({ chunk, error }) => (
          <li key={chunk.start}>
            {t('detect.partFailed', {
              part: state.starts.indexOf(chunk.start) + 1,
              reason: problemText(error).what,
            })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** The end of a scan: its report, and what is missing in it. */
export function ScanOutcome({ state, onRetry }: ScanOutcomeProps) {
  const { t } = useTranslation('playground')
  const report = useMemo(
    () => (state.scanned.length > 0 ? combineReports(state.scanned) : undefined),
    [state.scanned],
  )
  return (
    <>
      {state.isCancelled ? <Notice tone="warning">{t('detect.cancelled')}</Notice> : null}
      <FailedParts state={state} onRetry={onRetry} />
      {report ? <DetectReport source={state.source} report={report} starts={state.starts} /> : null}
    </>
  )
}
