import { ChartNoAxesColumn, Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useCsvAddress, useUsage } from '../../api/usage.ts'
import { Button, buttonClass } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Empty } from '../../kit/empty.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Stack } from '../../kit/stack.tsx'
import { ModelUse } from './model-use.tsx'
import { RequestDrawer } from './request-drawer.tsx'
import { RequestTable } from './request-table.tsx'
import { Totals } from './totals.tsx'
import { UsageFilters } from './usage-filters.tsx'
import styles from './usage-page.module.css'
import { useUsageFilter } from './use-usage-filter.ts'

/** The usage log: filters and the open request stand in the address. */
export function UsagePage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const { filter, active, change, clear } = useUsageFilter()
  const usage = useUsage(filter)
  const csv = useCsvAddress(filter)
  const entries = usage.data?.pages.flatMap((page) => page.entries)
  const open = (requestId: string | null) => {
    const next = new URLSearchParams(search)
    if (requestId) next.set('request', requestId)
    else next.delete('request')
    setSearch(next)
  }
  const download = (
    <a href={csv} download className={buttonClass({})}>
      <Download size={16} aria-hidden="true" />
      {t('usage.csv')}
    </a>
  )
  const clearAll = active ? <Button onClick={clear}>{t('action.clear')}</Button> : null
  return (
    <Stack>
      <PageHeader title={t('usage.title')} description={t('usage.description')} actions={download} />
      <UsageFilters filter={filter} onChange={change} onClear={active ? clear : undefined} />
      <Totals totals={usage.data?.pages[0]?.totals} />
      <ModelUse />
      <Card flush className={styles.list}>
        <RequestTable
          caption={t('usage.caption')}
          entries={entries}
          error={usage.error}
          onRetry={() => usage.refetch()}
          onOpen={(entry) => open(entry.id)}
          empty={
            <Empty
              icon={<ChartNoAxesColumn size={20} aria-hidden="true" />}
              title={active ? t('usage.emptyFiltered') : t('usage.empty')}
              text={active ? t('usage.emptyFilteredText') : t('usage.emptyText')}
              action={clearAll}
            />
          }
        />
        {entries && entries.length > 0 ? (
          <div className={styles.foot}>
            <p role="status">{t('usage.shown', { count: entries.length })}</p>
            {usage.hasNextPage ? (
              <Button loading={usage.isFetchingNextPage} onClick={() => usage.fetchNextPage()}>
                {t('action.more')}
              </Button>
            ) : null}
          </div>
        ) : null}
      </Card>
      <RequestDrawer requestId={search.get('request')} onClose={() => open(null)} />
    </Stack>
  )
}
