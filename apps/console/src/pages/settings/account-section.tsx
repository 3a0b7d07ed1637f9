import { useTranslation } from 'react-i18next'
import { useCurrentWorkspace } from '../../api/current-workspace.ts'
import { Card } from '../../kit/card.tsx'
import { Stack } from '../../kit/stack.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import styles from './settings-page.module.css'

/** The person: who they are, how they sign in, where they are signed in. */
export function AccountSection() {
  const { t } = useTranslation()
  const { user } = useCurrentWorkspace()
  return (
    <Stack>
      <Card title={t('account.profile')}>
        <dl className={styles.facts}>
          <dt>{t('account.name')}</dt>
          <dd>{user.name}</dd>
          <dt>{t('account.email')}</dt>
          <dd>{user.email}</dd>
        </dl>
      </Card>
      <PasswordCard />
      <SessionsCard />
      <DeleteAccount />
    </Stack>
  )
}
