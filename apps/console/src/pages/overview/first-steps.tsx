import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { CodeBlock } from '../../kit/code-block.tsx'
import { curlLine } from '../keys/curl-line.ts'
import styles from './overview-page.module.css'

interface StepProps {
  readonly number: number
  readonly title: string
  readonly done?: boolean
  readonly children: ReactNode
}

function Step({ number, title, done = false, children }: StepProps) {
  const { t } = useTranslation()
  return (
    <li className={styles.step}>
      <span className={styles.number} aria-hidden="true">
        {done ? <Check size={15} /> : number}
      </span>
      <h3>
        {title} {done ? <span className="visually-hidden">{t('steps.done')}</span> : null}
      </h3>
      <div className={styles.content}>{children}</div>
    </li>
  )
}

/** What a new workspace does first: a key, a call, or a try without either. */
export function FirstSteps({ hasKey }: { hasKey: boolean }) {
  const { t } = useTranslation()
  return (
    <Card title={t('steps.title')} description={t('steps.lead')}>
      <ol className={styles.steps}>
        <Step number={1} title={t('steps.key')} done={hasKey}>
          <p>{t('steps.keyText')}</p>
          {hasKey ? null : (
            <LinkButton to="/keys?create" variant="primary">
              {t('overview.createKey')}
            </LinkButton>
          )}
        </Step>
        <Step number={2} title={t('steps.call')}>
          <p>{t('steps.callText')}</p>
          <CodeBlock label="curl" code={curlLine(window.location.origin, 'YOUR_KEY')} />
        </Step>
        <Step number={3} title={t('steps.try')}>
          <p>{t('steps.tryText')}</p>
          <LinkButton to="/playground">{t('steps.openPlayground')}</LinkButton>
        </Step>
      </ol>
    </Card>
  )
}
