import type { ConsoleSettings } from '@redraft/contracts/console'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { requestPasswordReset } from '../../api/auth.ts'
import { useSettings } from '../../api/session.ts'
import { EmailField } from '../../kit/account-fields.tsx'
import { Button } from '../../kit/button.tsx'
import { CodeBlock } from '../../kit/code-block.tsx'
import { Form } from '../../kit/form.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Stack } from '../../kit/stack.tsx'
import { useForm } from '../../kit/use-form.ts'
import { useRules } from '../../kit/use-rules.ts'

/** What the operator runs, with the address of the person. */
const COMMAND = 'npm run admin -- user:reset-link EMAIL'

/** The way back in: a link by mail, in the log of the service, or from the operator, as this installation has it. */
export function ForgotPage() {
  const { t } = useTranslation()
  const settings = useSettings()
  return (
    <Stack>
      <Loaded query={settings}>
        {({ mail }) => (mail === 'none' ? <AskOperator /> : <AskForLink mail={mail} />)}
      </Loaded>
      <p>
        <Link to="/sign-in">{t('forgot.back')}</Link>
      </p>
    </Stack>
  )
}

function AskOperator() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('forgot.title')} />
      <Notice tone="info" title={t('forgot.operatorTitle')}>
        {t('forgot.operator')}
      </Notice>
      <CodeBlock label={t('forgot.operatorCommand')} code={COMMAND} />
    </>
  )
}

/** Tells the same whether the address is known or not. */
function AskForLink({ mail }: { mail: Exclude<ConsoleSettings['mail'], 'none'> }) {
  const { t } = useTranslation()
  const rules = useRules()
  const [askedFor, setAskedFor] = useState('')
  const form = useForm({
    rules: { email: rules.email },
    async submit({ email }) {
      await requestPasswordReset(email)
      setAskedFor(email)
    },
  })
  const byMail = mail === 'smtp'
  return (
    <>
      <PageHeader
        title={t('forgot.title')}
        {...(askedFor ? {} : { description: t(byMail ? 'forgot.lead' : 'forgot.leadLog') })}
      />
      <div role="status">
        {askedFor ? (
          <Notice tone="success" title={t(byMail ? 'forgot.sentTitle' : 'forgot.loggedTitle')}>
            {t(byMail ? 'forgot.sent' : 'forgot.logged', { email: askedFor })}
          </Notice>
        ) : null}
      </div>
      {askedFor ? null : (
        <Form state={form}>
          <EmailField error={form.errors.email} />
          <Button type="submit" variant="primary" loading={form.pending}>
            {t(byMail ? 'forgot.submit' : 'forgot.submitLog')}
          </Button>
        </Form>
      )}
    </>
  )
}
