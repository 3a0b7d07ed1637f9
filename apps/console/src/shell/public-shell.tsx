import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { Skeleton } from '../kit/skeleton.tsx'
import { Brand } from './brand.tsx'
import { LanguageMenu } from './language-menu.tsx'
import styles from './public-shell.module.css'
import { ThemeMenu } from './theme-menu.tsx'
import { usePageFocus } from './use-page-focus.ts'

/** Around the pages for people who are not signed in. */
export function PublicShell() {
  const { t } = useTranslation()
  usePageFocus()
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Brand />
        <div className={styles.choices}>
          <LanguageMenu />
          <ThemeMenu />
        </div>
      </header>
      <main className={styles.main}>
        <div className={styles.card}>
          <Suspense fallback={<Skeleton lines={5} />}>
            <Outlet />
          </Suspense>
        </div>
      </main>
      <footer className={styles.footer}>
        <p>{t('app.tagline')}</p>
        <a href="/docs">{t('app.docs')}</a>
      </footer>
    </div>
  )
}
