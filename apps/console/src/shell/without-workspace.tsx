import type { Person } from '@redraft/contracts/console'
import { useTranslation } from 'react-i18next'
import { useSignOut } from '../api/auth.ts'
import { Button } from '../kit/button.tsx'
import { Empty } from '../kit/empty.tsx'

/** For a person whom the last workspace has removed. */
export function WithoutWorkspace({ user }: { user: Person }) {
  const { t } = useTranslation()
  const signOut = useSignOut()
  return (
    <main>
      <h1 className="visually-hidden">{t('noWorkspace.title')}</h1>
      <Empty
        title={t('noWorkspace.title')}
        text={
          <>
            {t('menu.signedInAs', { email: user.email })}. {t('noWorkspace.text')}
          </>
        }
        action={<Button onClick={() => signOut.mutate()}>{t('action.signOut')}</Button>}
      />
    </main>
  )
}
