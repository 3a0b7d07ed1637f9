import { Menu as MenuIcon } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Brand } from './brand.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { Navigation } from './navigation.tsx'
import { ThemeMenu } from './theme-menu.tsx'
import { usePageFocus } from './use-page-focus.ts'
import styles from './workspace-shell.module.css'
import { WorkspaceSwitcher } from './workspace-switcher.tsx'

/** Header, navigation (in a drawer on a phone) and the page. */
export function WorkspaceFrame() {
  const { t } = useTranslation()
  const [navigationOpen, setNavigationOpen] = useState(false)
  const { pathname } = useLocation()
  usePageFocus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of page closes the drawer
  useEffect(() => setNavigationOpen(false), [pathname])
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('app.skip')}
      </a>
      <aside className={styles.sidebar}>
        <div className={styles.brand}>
          <Brand />
        </div>
        <WorkspaceSwitcher />
        <Navigation />
      </aside>
      <div className={styles.column}>
        <header className={styles.header}>
          <div className={styles.phone}>
            <Button
              variant="ghost"
              iconOnly
              aria-label={t('app.openNavigation')}
              onClick={() => setNavigationOpen(true)}
            >
              <MenuIcon size={20} aria-hidden="true" />
            </Button>
            <Brand />
          </div>
          <div className={styles.tools}>
            <span className={styles.wide}>
              <LanguageMenu />
            </span>
            <ThemeMenu />
            <AccountMenu />
          </div>
        </header>
        <main id="content" className={styles.main} tabIndex={-1}>
          <Suspense fallback={<Skeleton lines={6} />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <Dialog open={navigationOpen} onOpenChange={setNavigationOpen} title={t('app.name')} shape="menu">
        <WorkspaceSwitcher />
        <Navigation />
        <LanguageMenu />
      </Dialog>
    </>
  )
}
