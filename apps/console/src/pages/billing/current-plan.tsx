import type { BillingResponse } from '@redraft/contracts/console'
import { useTranslation } from 'react-i18next'
import { useGoToPayment } from '../../api/billing.ts'
import { useCurrentWorkspace } from '../../api/current-workspace.ts'
import { useErrorText } from '../../api/use-error-text.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Badge, type Tone } from '../../kit/badge.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Notice } from '../../kit/notice.tsx'
import styles from './billing-page.module.css'
import { usePlanName } from './use-plan-name.ts'

type Status = BillingResponse['status']

const TONES: Readonly<Record<Status, Tone>> = {
  none: 'neutral',
  active: 'success',
  past_due: 'danger',
  canceled: 'warning',
}
const LABELS = {
  none: 'billing.statusNone',
  active: 'billing.statusActive',
  past_due: 'billing.statusPastDue',
  canceled: 'billing.statusCanceled',
} as const

/** The plan now, its subscription, and the way to payment and invoices. */
export function CurrentPlan({ billing }: { billing: BillingResponse }) {
  const { t } = useTranslation()
  const format = useFormat()
  const planName = usePlanName()
  const errorText = useErrorText()
  const payment = useGoToPayment()
  const { workspace } = useCurrentWorkspace()
  const { status, current_period_end: end } = billing
  const ending = billing.cancel_at_period_end || status === 'canceled'
  const manage =
    status !== 'none' && workspace.role === 'owner' ? (
      <Button loading={payment.isPending} onClick={() => payment.mutate(null)}>
        {t('billing.manage')}
      </Button>
    ) : null
  return (
    <Card title={t('billing.plan')} action={manage}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('billing.plan')}</dt>
          <dd>
            {status === 'none'
              ? t('billing.limitsOf', { plan: planName(billing.plan) })
              : planName(billing.plan)}
          </dd>
        </div>
        <div>
          <dt>{t('billing.balance')}</dt>
          <dd>{t('unit.words', { count: billing.balance_words })}</dd>
        </div>
        <div>
          <dt>{t('billing.statusLabel')}</dt>
          <dd>
            <Badge tone={TONES[status]}>{t(LABELS[status])}</Badge>
            {end && status !== 'none' ? (
              <span className={styles.until}>
                {t(ending ? 'billing.ends' : 'billing.renews', { date: format.date(end) })}
              </span>
            ) : null}
          </dd>
        </div>
      </dl>
      {status === 'past_due' ? <Notice tone="warning">{t('billing.pastDue')}</Notice> : null}
      {payment.error ? <Notice tone="danger">{errorText(payment.error)}</Notice> : null}
    </Card>
  )
}
