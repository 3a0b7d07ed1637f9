import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useSearchParams } from 'react-router'
import { useInvitation, useSignUp } from '../../api/auth.ts'
import { useSession, useSettings } from '../../api/session.ts'
import { EmailField, NewPasswordField } from '../../kit/account-fields.tsx'
import { Button } from '../../kit/button.tsx'
import { TextField } from '../../kit/field.tsx'
import { Form } from '../../kit/form.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Stack } from '../../kit/stack.tsx'
import { useForm } from '../../kit/use-form.ts'
import { useRules } from '../../kit/use-rules.ts'
import { safePath } from '../sign-in/safe-path.ts'
import { ConfirmNotice, type WaitingSignUp } from './confirm-notice.tsx'

/** A new account with a workspace of its own, or with the one it was invited to. */
export function SignUpPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const settings = useSettings()
  const session = useSession()
  const invitation = search.get('invitation') ?? ''
  const invited = useInvitation(invitation)
  const [waiting, setWaiting] = useState<WaitingSignUp>()
  // An invitation is accepted by signing up with it: the person is a member already.
  if (session.data) return <Navigate to={safePath(search.get('next'))} replace />
  if (waiting) return <ConfirmNotice signUp={waiting} trialWords={settings.data?.trial_words ?? 0} />
  return (
    <Stack>
      <Loaded query={settings}>
        {({ signup, trial_words }) => {
          const closed = signup === 'invite' && invitation === ''
          const trial = trial_words > 0 && invitation === '' && !closed
          return (
            <>
              <PageHeader
                title={t('signUp.title')}
                {...(trial ? { description: t('signUp.lead', { count: trial_words }) } : {})}
              />
              {closed ? (
                <Notice tone="info" title={t('signUp.closedTitle')}>
                  {t('signUp.closed')}
                </Notice>
              ) : (
                <SignUpForm
                  key={invited.data?.email ?? ''}
                  invitation={invitation}
                  email={invited.data?.email ?? ''}
                  onWaiting={setWaiting}
                />
              )}
            </>
          )
        }}
      </Loaded>
      <p>
        {t('signUp.haveAccount')} <Link to={`/sign-in?${search}`}>{t('action.signIn')}</Link>
      </p>
    </Stack>
  )
}

interface SignUpFormProps {
  readonly invitation: string
  readonly email: string
  readonly onWaiting: (signUp: WaitingSignUp) => void
}

function SignUpForm({ invitation, email, onWaiting }: SignUpFormProps) {
  const { t } = useTranslation()
  const signUp = useSignUp()
  const rules = useRules()
  const form = useForm({
    rules: { name: rules.name, email: rules.email, password: rules.newPassword },
    async submit(values) {
      const { sign_up_id } = await signUp.mutateAsync({ ...values, ...(invitation ? { invitation } : {}) })
      if (sign_up_id !== null) onWaiting({ signUpId: sign_up_id, email: values.email.trim() })
    },
  })
  return (
    <Form state={form}>
      <TextField
        label={t('form.name_label')}
        name="name"
        autoComplete="name"
        error={form.errors.name}
        required
      />
      <EmailField error={form.errors.email} given={email} />
      <NewPasswordField name="password" label={t('form.password_label')} error={form.errors.password} />
      <Button type="submit" variant="primary" loading={form.pending}>
        {t('signUp.submit')}
      </Button>
    </Form>
  )
}
