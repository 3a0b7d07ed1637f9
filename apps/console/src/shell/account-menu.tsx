import { LogOut, Settings } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSignOut } from '../api/auth.ts'
import { useCurrentWorkspace } from '../api/current-workspace.ts'
import { Menu, MenuItem, MenuSeparator } from '../kit/menu.tsx'
import styles from './account-menu.module.css'

/** The signed-in person: settings and the way out. */
export function AccountMenu() {
  const { t } = useTranslation()
  const { user } = useCurrentWorkspace()
  const signOut = useSignOut()
  const navigate = useNavigate()
  const initial = [...user.name.trim()][0]?.toUpperCase() ?? ''
  return (
    <Menu
      trigger={
        <button type="button" className={styles.avatar} aria-label={t('menu.account')}>
          {initial}
        </button>
      }
    >
      <div className={styles.person}>
        <p className={styles.name}>{user.name}</p>
        <p className={styles.email}>{user.email}</p>
      </div>
      <MenuSeparator />
      <MenuItem icon={<Settings size={16} aria-hidden="true" />} onSelect={() => navigate('/settings')}>
        {t('nav.settings')}
      </MenuItem>
      <MenuItem icon={<LogOut size={16} aria-hidden="true" />} onSelect={() => signOut.mutate()}>
        {t('action.signOut')}
      </MenuItem>
    </Menu>
  )
}
