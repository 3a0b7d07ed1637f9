import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/send.ts'
import { Notice } from '../../kit/notice.tsx'
import styles from './run-problem.module.css'
import { useProblemText } from './use-problem-text.ts'

export interface RunProblemProps {
  readonly error: unknown
  /** Seconds until a repeat makes sense. */
  readonly wait?: number
}

/** Why a call was refused, what to do about it, and that it cost nothing. */
export function RunProblem({ error, wait = 0 }: RunProblemProps) {
  const { t } = useTranslation('playground')
  const text = useProblemText()(error)
  const body = error instanceof ApiError ? error.body : {}
  const code = error instanceof ApiError ? error.code : undefined
  const isUncertain = code === 'network' || code === 'outcome_unknown'
  // Its words were deducted by an earlier call, as its own text says.
  const wasPaid = code === 'result_purged'
  return (
    <Notice tone="danger" title={text.what}>
      <div className={styles.lines}>
        {text.remedy ? <p>{text.remedy}</p> : null}
        {body.issues?.map((issue) => (
          <p key={issue.path + issue.message}>
            <code>{issue.path}</code> {issue.message}
          </p>
        ))}
        <p>
          {wasPaid ? null : t(isUncertain ? 'charged.unknown' : 'charged.none')}{' '}
          {wait > 0 ? t('retryIn', { count: wait }) : null}
        </p>
        {body.request_id && body.code ? (
          <p className={styles.small}>
            {t('problem.requestId', { id: body.request_id })} ·{' '}
            <a href={`/docs/errors/${body.code}`} target="_blank" rel="noreferrer">
              {t('problem.help')}
            </a>
          </p>
        ) : null}
      </div>
    </Notice>
  )
}
