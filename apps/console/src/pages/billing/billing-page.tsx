import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useBilling } from '../../api/billing.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Stack } from '../../kit/stack.tsx'
import { CreditHistory } from './credit-history.tsx'
import { CurrentPlan } from './current-plan.tsx'
import { NotConfigured } from './not-configured.tsx'
import { Plans } from './plans.tsx'

/** The plan, its payment, and where the words came from. */
export function BillingPage() {
  const { t } = useTranslation()
  const billing = useBilling()
  const [search] = useSearchParams()
  return (
    <Stack>
      <PageHeader title={t('billing.title')} description={t('billing.description')} />
      <CheckoutOutcome outcome={search.get('checkout')} />
      <Loaded query={billing}>
        {(data) => (
          <>
            <CurrentPlan billing={data} />
            {data.configured ? <Plans billing={data} /> : <NotConfigured />}
          </>
        )}
      </Loaded>
      <CreditHistory />
    </Stack>
  )
}

/** What the payment provider says in the address when it sends the browser back. */
function CheckoutOutcome({ outcome }: { outcome: string | null }) {
  const { t } = useTranslation()
  if (outcome === 'success') return <Notice tone="success">{t('billing.checkoutSuccess')}</Notice>
  if (outcome === 'canceled') return <Notice tone="info">{t('billing.checkoutCanceled')}</Notice>
  return null
}
