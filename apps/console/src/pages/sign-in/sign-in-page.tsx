import { useTranslation } from 'react-i18next'
import { Link, Navigate, useSearchParams } from 'react-router'
import { useSignIn } from '../../api/auth.ts'
import { useSession } from '../../api/session.ts'
import { CurrentPasswordField, EmailField } from '../../kit/account-fields.tsx'
import { Button } from '../../kit/button.tsx'
import { Form } from '../../kit/form.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Stack } from '../../kit/stack.tsx'
import { useForm } from '../../kit/use-form.ts'
import { useRules } from '../../kit/use-rules.ts'
import { safePath } from './safe-path.ts'

/** E-mail and password; afterwards back to where one wanted to go. */
export function SignInPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const session = useSession()
  const signIn = useSignIn()
  const rules = useRules()
  const form = useForm({
    rules: { email: rules.email, password: rules.givenPassword },
    submit: (values) => signIn.mutateAsync(values),
  })
  if (session.data) return <Navigate to={safePath(search.get('next'))} replace />
  return (
    <Stack>
      <PageHeader title={t('signIn.title')} />
      {search.has('reset') ? <Notice tone="success">{t('reset.done')}</Notice> : null}
      <Form state={form}>
        <EmailField error={form.errors.email} />
        <CurrentPasswordField name="password" error={form.errors.password} />
        <Button type="submit" variant="primary" loading={form.pending}>
          {t('signIn.submit')}
        </Button>
      </Form>
      <p>
        <Link to="/forgot-password">{t('signIn.forgot')}</Link>
      </p>
      <p>
        {t('signIn.noAccount')} <Link to={`/sign-up?${search}`}>{t('signIn.signUp')}</Link>
      </p>
    </Stack>
  )
}
