import type { InvitationResponse } from '@redraft/contracts/console'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useAcceptInvitation, useInvitation, useSignOut } from '../../api/auth.ts'
import { useSession } from '../../api/session.ts'
import { useErrorText } from '../../api/use-error-text.ts'
import { Button, LinkButton } from '../../kit/button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Stack } from '../../kit/stack.tsx'

/** Where the link of an invitation leads: to sign in or up, then into the workspace. */
export function InvitationPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const invitation = useInvitation(token)
  if (token === '' || invitation.error) {
    return (
      <Stack>
        <PageHeader title={t('invitation.plainTitle')} />
        {token === '' ? (
          <Notice tone="danger">{t('error.invitation_invalid')}</Notice>
        ) : (
          <Loaded query={invitation}>{() => null}</Loaded>
        )}
      </Stack>
    )
  }
  return <Loaded query={invitation}>{(data) => <Invited token={token} invitation={data} />}</Loaded>
}

function Invited({ token, invitation }: { token: string; invitation: InvitationResponse }) {
  const { t } = useTranslation()
  const names = { workspace: invitation.workspace_name, email: invitation.email }
  return (
    <Stack>
      <PageHeader title={t('invitation.title', names)} description={t('invitation.lead', names)} />
      <NextStep token={token} invitation={invitation} />
    </Stack>
  )
}

function NextStep({ token, invitation }: { token: string; invitation: InvitationResponse }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const session = useSession()
  const accept = useAcceptInvitation(token)
  const signOut = useSignOut()
  const email = session.data?.user.email
  if (!email) {
    const here = encodeURIComponent(`/invitation?token=${encodeURIComponent(token)}`)
    return (
      <>
        <LinkButton to={`/sign-up?invitation=${encodeURIComponent(token)}`} variant="primary">
          {t('invitation.signUpFirst')}
        </LinkButton>
        <LinkButton to={`/sign-in?next=${here}`}>{t('invitation.signInFirst')}</LinkButton>
      </>
    )
  }
  if (email.toLowerCase() !== invitation.email.toLowerCase()) {
    return (
      <>
        <Notice tone="warning">{t('invitation.other', { email })}</Notice>
        <Button onClick={() => signOut.mutate()}>{t('action.signOut')}</Button>
      </>
    )
  }
  return (
    <>
      {accept.error ? <Notice tone="danger">{errorText(accept.error)}</Notice> : null}
      <Button variant="primary" loading={accept.isPending} onClick={() => accept.mutate()}>
        {t('invitation.accept')}
      </Button>
    </>
  )
}
