import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { requestPasswordReset } from '../../api/auth.ts'
import { useSettings } from '../../api/session.ts'
import { EmailField } from '../../kit/account-fields.tsx'
import { Button } from '../../kit/button.tsx'
import { Form } from '../../kit/form.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Stack } from '../../kit/stack.tsx'
import { useForm } from '../../kit/use-form.ts'
import { useRules } from '../../kit/use-rules.ts'

/** Asks for a link to set a new password; tells the same whether the address is known or not. */
export function ForgotPage() {
  const { t } = useTranslation()
  const settings = useSettings()
  const rules = useRules()
  const [sentTo, setSentTo] = useState('')
  const form = useForm({
    rules: { email: rules.email },
    async submit({ email }) {
      await requestPasswordReset(email)
      setSentTo(email)
    },
  })
  return (
    <Stack>
      <PageHeader title={t('forgot.title')} {...(sentTo ? {} : { description: t('forgot.lead') })} />
      <div role="status">
        {sentTo ? (
          <Notice tone="success" title={t('forgot.sentTitle')}>
            <p>{t('forgot.sent', { email: sentTo })}</p>
            {settings.data?.mail === 'log' ? <p>{t('forgot.sentLog')}</p> : null}
          </Notice>
        ) : null}
      </div>
      {sentTo ? null : (
        <Form state={form}>
          <EmailField error={form.errors.email} />
          <Button type="submit" variant="primary" loading={form.pending}>
            {t('forgot.submit')}
          </Button>
        </Form>
      )}
      <p>
        <Link to="/sign-in">{t('forgot.back')}</Link>
      </p>
    </Stack>
  )
}
