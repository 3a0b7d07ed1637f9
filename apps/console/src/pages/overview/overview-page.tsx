import type { OverviewResponse } from '@redraft/contracts/console'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useOverview } from '../../api/overview.ts'
import { useSettings } from '../../api/session.ts'
import { LinkButton } from '../../kit/button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { Stack } from '../../kit/stack.tsx'
import { Figures } from './figures.tsx'
import { FirstSteps } from './first-steps.tsx'
import { KeyHealth } from './key-health.tsx'
import styles from './overview-page.module.css'
import { RecentRequests } from './recent-requests.tsx'

const UsageChart = lazy(async () => ({ default: (await import('./usage-chart.tsx')).UsageChart }))

/** Below this, a text of usual length may be refused. */
const FEW_WORDS = 500

/** How the workspace stands; for a new one, what to do first. */
export function OverviewPage() {
  const { t } = useTranslation()
  const overview = useOverview()
  return (
    <Stack>
      <PageHeader title={t('overview.title')} />
      <Loaded query={overview} lines={6}>
        {(data) => <Filled overview={data} />}
      </Loaded>
    </Stack>
  )
}

function Filled({ overview }: { overview: OverviewResponse }) {
  const { t } = useTranslation()
  const trialWords = useSettings().data?.trial_words ?? 0
  const unused = overview.recent.length === 0 && overview.days.length === 0
  const action = (
    <LinkButton to="/billing" size="small">
      {t('overview.lowAction')}
    </LinkButton>
  )
  return (
    <>
      {overview.balance_words < FEW_WORDS ? (
        <Notice tone="warning" action={action}>
          {t(overview.never_credited && trialWords > 0 ? 'overview.noTrial' : 'overview.low')}
        </Notice>
      ) : null}
      <Figures overview={overview} />
      {unused ? <FirstSteps hasKey={overview.keys.some((key) => key.status === 'active')} /> : null}
      {unused ? null : (
        <Suspense fallback={<Skeleton lines={6} />}>
          <UsageChart rows={overview.days} />
        </Suspense>
      )}
      <div className={styles.columns}>
        <RecentRequests entries={overview.recent} />
        <KeyHealth keys={overview.keys} />
      </div>
    </>
  )
}
