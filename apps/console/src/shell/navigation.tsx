import {
  ChartNoAxesColumn,
  CreditCard,
  FlaskConical,
  KeyRound,
  LayoutDashboard,
  Settings,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import styles from './navigation.module.css'

const PAGES = [
  { id: 'overview', to: '/overview', Icon: LayoutDashboard },
  { id: 'playground', to: '/playground', Icon: FlaskConical },
  { id: 'keys', to: '/keys', Icon: KeyRound },
  { id: 'usage', to: '/usage', Icon: ChartNoAxesColumn },
  { id: 'billing', to: '/billing', Icon: CreditCard },
  { id: 'settings', to: '/settings', Icon: Settings },
] as const

/** The pages of a workspace. */
export function Navigation() {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('app.navigation')} className={styles.navigation}>
      <ul className={styles.list}>
        {PAGES.map(({ id, to, Icon }) => (
          <li key={id}>
            <NavLink to={to} className={styles.link ?? ''}>
              <Icon size={17} aria-hidden="true" />
              {t(`nav.${id}`)}
            </NavLink>
          </li>
        ))}
      </ul>
      <a href="/docs" className={styles.docs}>
        {t('app.docs')}
      </a>
    </nav>
  )
}
