import { useTranslation } from 'react-i18next'
import { Link, Navigate, useSearchParams } from 'react-router'
import { useConfirmSignUp } from '../../api/auth.ts'
import { useSession } from '../../api/session.ts'
import { useErrorText } from '../../api/use-error-text.ts'
import { Button } from '../../kit/button.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Stack } from '../../kit/stack.tsx'

/** Where the letter's link leads: one press, which programs that look at letters do not make, and the console is open. */
export function ConfirmPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const session = useSession()
  const errorText = useErrorText()
  const confirm = useConfirmSignUp()
  const token = search.get('token') ?? ''
  if (confirm.isSuccess && session.data) return <Navigate to="/overview" replace />
  return (
    <Stack>
      <PageHeader title={t('confirm.title')} description={t('confirm.lead')} />
      {token === '' ? <Notice tone="warning">{t('confirm.missing')}</Notice> : null}
      {confirm.error ? <Notice tone="danger">{errorText(confirm.error)}</Notice> : null}
      {token === '' ? null : (
        <Button variant="primary" loading={confirm.isPending} onClick={() => confirm.mutate({ token })}>
          {t('confirm.submit')}
        </Button>
      )}
      <p>
        {t('signUp.haveAccount')} <Link to="/sign-in">{t('action.signIn')}</Link>
      </p>
    </Stack>
  )
}
