import { useTranslation } from 'react-i18next'
import { useCurrentWorkspace } from '../../api/current-workspace.ts'
import { Card } from '../../kit/card.tsx'
import { CodeBlock } from '../../kit/code-block.tsx'
import styles from './billing-page.module.css'

/** Says that nothing can be bought here, and what whoever runs the service can do. */
export function NotConfigured() {
  const { t } = useTranslation()
  const { workspace } = useCurrentWorkspace()
  const command = `npm run admin -- workspace:credit --workspace ${workspace.workspace_id} --words 100000`
  return (
    <Card title={t('billing.notConfiguredTitle')}>
      <div className={styles.notConfigured}>
        <p>{t('billing.notConfigured')}</p>
        <CodeBlock label={t('billing.command')} code={command} />
        <p>{t('billing.notConfiguredSetup')}</p>
      </div>
    </Card>
  )
}
