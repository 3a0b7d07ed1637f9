import type { AuditEntry } from '@redraft/contracts/console'
import { useTranslation } from 'react-i18next'
import { useAudit } from '../../../api/audit.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../kit/button.tsx'
import { Card } from '../../../kit/card.tsx'
import { Empty } from '../../../kit/empty.tsx'
import { Table } from '../../../kit/table.tsx'
import styles from '../settings-page.module.css'
import { useAuditNames } from './use-audit-names.ts'

/** Who managed the workspace, and how; owners see it. */
export function AuditSection() {
  const { t } = useTranslation()
  const format = useFormat()
  const names = useAuditNames()
  const audit = useAudit()
  return (
    <Card flush title={t('audit.title')} description={t('audit.text')}>
      <Table<AuditEntry>
        caption={t('audit.title')}
        rows={audit.data?.pages.flatMap((page) => page.entries)}
        rowKey={(entry) => entry.id}
        error={audit.error}
        onRetry={() => audit.refetch()}
        empty={<Empty title={t('audit.empty')} />}
        columns={[
          { id: 'date', header: t('audit.columnDate'), cell: (entry) => format.dateTime(entry.created_at) },
          { id: 'actor', header: t('audit.columnActor'), cell: names.actor },
          { id: 'action', header: t('audit.columnAction'), cell: names.action },
          { id: 'target', header: t('audit.columnTarget'), cell: names.target },
          { id: 'details', header: t('audit.columnDetails'), cell: names.details },
        ]}
      />
      {audit.hasNextPage ? (
        <div className={styles.more}>
          <Button loading={audit.isFetchingNextPage} onClick={() => audit.fetchNextPage()}>
            {t('action.more')}
          </Button>
        </div>
      ) : null}
    </Card>
  )
}
