import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangePassword } from '../../api/account.ts'
import { CurrentPasswordField, NewPasswordField } from '../../kit/account-fields.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Form } from '../../kit/form.tsx'
import { useToast } from '../../kit/toast.tsx'
import { useForm } from '../../kit/use-form.ts'
import { useRules } from '../../kit/use-rules.ts'
import styles from './settings-page.module.css'

/** Changes the password; the form empties itself afterwards. */
export function PasswordCard() {
  const { t } = useTranslation()
  const [round, setRound] = useState(0)
  return (
    <Card title={t('account.password')} description={t('account.passwordText')}>
      <PasswordForm key={round} onChanged={() => setRound(round + 1)} />
    </Card>
  )
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation()
  const notify = useToast()
  const change = useChangePassword()
  const rules = useRules()
  const form = useForm({
    rules: { currentPassword: rules.givenPassword, newPassword: rules.newPassword },
    async submit(passwords) {
      await change.mutateAsync(passwords)
      notify(t('account.passwordChanged'))
      onChanged()
    },
  })
  return (
    <div className={styles.narrow}>
      <Form state={form}>
        <CurrentPasswordField
          name="currentPassword"
          label={t('account.currentPassword')}
          error={form.errors.currentPassword}
        />
        <NewPasswordField name="newPassword" error={form.errors.newPassword} />
        <Button type="submit" loading={form.pending} className={styles.start}>
          {t('account.changePassword')}
        </Button>
      </Form>
    </div>
  )
}
