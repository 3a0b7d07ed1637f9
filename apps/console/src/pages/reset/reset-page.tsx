import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { resetPassword } from '../../api/auth.ts'
import { NewPasswordField } from '../../kit/account-fields.tsx'
import { Button } from '../../kit/button.tsx'
import { Form } from '../../kit/form.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Stack } from '../../kit/stack.tsx'
import { useForm } from '../../kit/use-form.ts'
import { useRules } from '../../kit/use-rules.ts'

/** Sets a new password with the token of the link that was sent. */
export function ResetPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const rules = useRules()
  const token = search.get('token') ?? ''
  const form = useForm({
    rules: { newPassword: rules.newPassword },
    async submit({ newPassword }) {
      await resetPassword(token, newPassword)
      await navigate('/sign-in?reset', { replace: true })
    },
  })
  return (
    <Stack>
      <PageHeader title={t('reset.title')} />
      {token === '' ? (
        <Notice tone="warning">{t('reset.missing')}</Notice>
      ) : (
        <Form state={form}>
          <NewPasswordField name="newPassword" error={form.errors.newPassword} />
          <Button type="submit" variant="primary" loading={form.pending}>
            {t('reset.submit')}
          </Button>
        </Form>
      )}
      <p>
        <Link to="/forgot-password">{t('reset.again')}</Link>
      </p>
    </Stack>
  )
}
