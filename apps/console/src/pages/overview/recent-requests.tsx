import type { UsageEntry } from '@redraft/contracts/console'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Empty } from '../../kit/empty.tsx'
import { RequestTable } from '../usage/request-table.tsx'

/** The last requests of the workspace. */
export function RecentRequests({ entries }: { entries: readonly UsageEntry[] }) {
  const { t } = useTranslation()
  const all = (
    <LinkButton to="/usage" size="small" variant="ghost">
      {t('overview.allUsage')}
    </LinkButton>
  )
  return (
    <Card flush title={t('overview.recent')} action={entries.length > 0 ? all : null}>
      <RequestTable
        caption={t('overview.recent')}
        entries={entries}
        short
        empty={<Empty title={t('overview.recentEmpty')} text={t('overview.recentEmptyText')} />}
      />
    </Card>
  )
}
