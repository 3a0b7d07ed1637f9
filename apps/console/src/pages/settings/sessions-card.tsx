import type { SessionsResponse } from '@redraft/contracts/console'
import { useTranslation } from 'react-i18next'
import { useRevokeOtherSessions, useRevokeSession, useSessions } from '../../api/account.ts'
import { useErrorText } from '../../api/use-error-text.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Badge } from '../../kit/badge.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { type Column, Table } from '../../kit/table.tsx'
import { useToast } from '../../kit/toast.tsx'
import { describeDevice } from './describe-device.ts'

type Session = SessionsResponse['sessions'][number]

/** Where the person is signed in, and the way to end it. */
export function SessionsCard() {
  const { t } = useTranslation()
  const format = useFormat()
  const notify = useToast()
  const errorText = useErrorText()
  const sessions = useSessions()
  const revoke = useRevokeSession()
  const revokeOthers = useRevokeOtherSessions()
  const refused = (error: Error) => notify(errorText(error), 'danger')
  const device = ({ user_agent }: Session) => {
    const found = describeDevice(user_agent ?? '')
    return found ? t('account.device', found) : t('account.unknownDevice')
  }
  const columns: Column<Session>[] = [
    { id: 'device', header: t('account.columnDevice'), cell: device },
    { id: 'address', header: t('account.columnAddress'), cell: (session) => session.ip_address ?? '–' },
    { id: 'since', header: t('account.columnSince'), cell: (session) => format.dateTime(session.created_at) },
    {
      id: 'actions',
      header: t('account.columnActions'),
      headerHidden: true,
      numeric: true,
      cell: (session) =>
        session.current ? (
          <Badge tone="success">{t('account.thisDevice')}</Badge>
        ) : (
          <Button
            size="small"
            aria-label={t('account.revokeSessionNamed', { device: device(session) })}
            onClick={() =>
              revoke.mutate(session.session_id, {
                onSuccess: () => notify(t('account.sessionRevoked')),
                onError: refused,
              })
            }
          >
            {t('account.revokeSession')}
          </Button>
        ),
    },
  ]
  const others = (sessions.data?.sessions.length ?? 0) > 1
  const endOthers = (
    <Button
      size="small"
      loading={revokeOthers.isPending}
      onClick={() =>
        revokeOthers.mutate(undefined, {
          onSuccess: () => notify(t('account.othersRevoked')),
          onError: refused,
        })
      }
    >
      {t('account.revokeOthers')}
    </Button>
  )
  return (
    <Card
      flush
      title={t('account.sessions')}
      description={t('account.sessionsText')}
      action={others ? endOthers : null}
    >
      <Table
        caption={t('account.sessionsCaption')}
        columns={columns}
        rows={sessions.data?.sessions}
        rowKey={(session) => session.session_id}
        error={sessions.error}
        onRetry={() => sessions.refetch()}
        empty={t('state.none')}
      />
    </Card>
  )
}
