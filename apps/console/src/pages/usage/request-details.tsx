import type { RequestDetail } from '@redraft/contracts/console'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRequestDetail } from '../../api/usage.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { CopyButton } from '../../kit/copy-button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { RequestStatus } from './request-status.tsx'
import styles from './usage-page.module.css'
import { useEndpointName } from './use-endpoint-name.ts'

/** Everything the log knows of a request. */
export function RequestDetails({ requestId }: { requestId: string }) {
  const detail = useRequestDetail(requestId)
  return <Loaded query={detail}>{(entry) => <Lines entry={entry} />}</Loaded>
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  )
}

function Lines({ entry }: { entry: RequestDetail }) {
  const { t } = useTranslation()
  const format = useFormat()
  const endpointName = useEndpointName()
  return (
    <dl className={styles.details}>
      <Line term={t('request.id')}>
        <span className={styles.id}>
          <code>{entry.id}</code>
          <CopyButton text={entry.id} label={t('request.copyId')} variant="ghost" iconOnly />
        </span>
      </Line>
      <Line term={t('request.endpoint')}>{endpointName(entry.endpoint)}</Line>
      <Line term={t('request.state')}>
        <RequestStatus status={entry.status} />
      </Line>
      {entry.error_code ? <ErrorLine code={entry.error_code} /> : null}
      <Line term={t('request.httpStatus')}>{entry.http_status ?? '–'}</Line>
      <Line term={t('request.words')}>{format.number(entry.words)}</Line>
      <Line term={t('request.key')}>{entry.key_name}</Line>
      <Line term={t('request.created')}>{format.dateTime(entry.created_at)}</Line>
      <Line term={t('request.settled')}>{entry.settled_at ? format.dateTime(entry.settled_at) : '–'}</Line>
      <Line term={t('request.duration')}>
        {entry.duration_ms === null ? '–' : format.duration(entry.duration_ms)}
      </Line>
      {entry.client_request_id ? <Line term={t('request.clientId')}>{entry.client_request_id}</Line> : null}
      {entry.original_request_id ? (
        <Line term={t('request.original')}>
          <code>{entry.original_request_id}</code>
        </Line>
      ) : null}
    </dl>
  )
}

/* The log keeps the code without the numbers that a full sentence would need: the code's page explains it. */
function ErrorLine({ code }: { code: string }) {
  const { t } = useTranslation()
  return (
    <Line term={t('request.errorCode')}>
      <code>{code}</code> <a href={`/docs/errors/${encodeURIComponent(code)}`}>{t('request.errorPage')}</a>
    </Line>
  )
}
