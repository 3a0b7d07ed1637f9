import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useResendSignUp } from '../../api/auth.ts'
import { useErrorText } from '../../api/use-error-text.ts'
import { Button } from '../../kit/button.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Stack } from '../../kit/stack.tsx'
import { useToast } from '../../kit/toast.tsx'

/** A sign-up whose address is not confirmed yet. */
export interface WaitingSignUp {
  readonly signUpId: string
  readonly email: string
}

/** After signing up where e-mail is sent: what to do next, the same for an address that has an account. */
export function ConfirmNotice({ signUp, trialWords }: { signUp: WaitingSignUp; trialWords: number }) {
  const { t } = useTranslation()
  const notify = useToast()
  const errorText = useErrorText()
  const resend = useResendSignUp()
  const title = trialWords > 0 ? t('confirm.trialTitle', { count: trialWords }) : t('confirm.title')
  return (
    <Stack>
      <PageHeader title={title} />
      <div role="status">
        <Notice tone="info">{t('confirm.sent', { email: signUp.email })}</Notice>
      </div>
      {resend.error ? <Notice tone="danger">{errorText(resend.error)}</Notice> : null}
      <Button
        loading={resend.isPending}
        onClick={() => resend.mutate(signUp.signUpId, { onSuccess: () => notify(t('confirm.resent')) })}
      >
        {t('confirm.resend')}
      </Button>
      <p>
        {t('signUp.haveAccount')} <Link to="/sign-in">{t('action.signIn')}</Link>
      </p>
    </Stack>
  )
}
