import type { BillingResponse, PlanEntry, PlanId } from '@redraft/contracts/console'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useGoToPayment } from '../../api/billing.ts'
import { useCurrentWorkspace } from '../../api/current-workspace.ts'
import { useErrorText } from '../../api/use-error-text.ts'
import { Badge } from '../../kit/badge.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Notice } from '../../kit/notice.tsx'
import styles from './billing-page.module.css'
import { usePlanName } from './use-plan-name.ts'

/** What can be bought; a running subscription is changed in the provider's portal instead. */
export function Plans({ billing }: { billing: BillingResponse }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const payment = useGoToPayment()
  const { workspace } = useCurrentWorkspace()
  const subscribed = billing.status === 'active' || billing.status === 'past_due'
  const planName = usePlanName()
  const mayBuy = workspace.role === 'owner' && !subscribed
  return (
    <Card title={t('billing.plans')} description={t('billing.plansText')}>
      {workspace.role === 'owner' ? null : <Notice tone="info">{t('billing.ownerOnly')}</Notice>}
      {payment.error ? <Notice tone="danger">{errorText(payment.error)}</Notice> : null}
      <ul className={styles.plans}>
        {billing.plans.map((plan) => (
          <li key={plan.id} className={styles.plan}>
            <h3>
              {planName(plan.id)}{' '}
              {subscribed && plan.id === billing.plan ? (
                <Badge tone="success">{t('billing.current')}</Badge>
              ) : null}
            </h3>
            <PlanLines plan={plan} />
            {mayBuy ? (
              <Button
                variant="primary"
                loading={payment.isPending && payment.variables === plan.id}
                onClick={() => payment.mutate(plan.id as PlanId)}
              >
                {t('billing.choose', { plan: planName(plan.id) })}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function PlanLines({ plan }: { plan: PlanEntry }) {
  const { t } = useTranslation()
  const lines = [
    t('billing.perMonth', { count: plan.words_per_month }),
    t('billing.rate', { count: plan.requests_per_minute }),
    t('billing.scans', { count: plan.daily_scans }),
    t('billing.citationRate', { count: plan.citation_requests_per_minute }),
  ]
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>
          <Check size={15} aria-hidden="true" />
          {line}
        </li>
      ))}
    </ul>
  )
}
