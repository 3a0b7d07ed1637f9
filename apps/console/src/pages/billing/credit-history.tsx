import type { LedgerEntry } from '@redraft/contracts/console'
import { useTranslation } from 'react-i18next'
import { useLedger } from '../../api/billing.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Empty } from '../../kit/empty.tsx'
import { Table } from '../../kit/table.tsx'
import styles from './billing-page.module.css'
import { useLedgerNames } from './use-ledger-names.ts'

/** Every change of the balance other than requests. */
export function CreditHistory() {
  const { t } = useTranslation()
  const format = useFormat()
  const names = useLedgerNames()
  const ledger = useLedger()
  const signed = (words: number) => `${words > 0 ? '+' : ''}${format.number(words)}`
  return (
    <Card flush title={t('billing.history')} description={t('billing.historyText')}>
      <Table<LedgerEntry>
        caption={t('billing.history')}
        rows={ledger.data?.pages.flatMap((page) => page.entries)}
        rowKey={(entry) => entry.id}
        error={ledger.error}
        onRetry={() => ledger.refetch()}
        empty={<Empty title={t('billing.historyEmpty')} />}
        columns={[
          { id: 'date', header: t('billing.columnDate'), cell: (entry) => format.dateTime(entry.created_at) },
          { id: 'kind', header: t('billing.columnKind'), cell: (entry) => names.kind(entry.kind) },
          { id: 'reason', header: t('billing.columnReason'), cell: (entry) => names.note(entry) },
          { id: 'actor', header: t('billing.columnActor'), cell: (entry) => names.actor(entry.actor) },
          {
            id: 'words',
            header: t('billing.columnWords'),
            numeric: true,
            cell: (entry) => signed(entry.words),
          },
        ]}
      />
      {ledger.hasNextPage ? (
        <div className={styles.more}>
          <Button loading={ledger.isFetchingNextPage} onClick={() => ledger.fetchNextPage()}>
            {t('action.more')}
          </Button>
        </div>
      ) : null}
    </Card>
  )
}
