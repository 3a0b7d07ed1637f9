import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './page-header.module.css'

export interface PageHeaderProps {
  readonly title: string
  readonly description?: ReactNode
  readonly actions?: ReactNode
}

/** The title of a page, in the page and in the window; route changes move the focus here. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  const { t } = useTranslation()
  return (
    <header className={styles.header}>
      <title>{t('app.windowTitle', { page: title })}</title>
      <div className={styles.heading}>
        <h1 tabIndex={-1} data-page-title="">
          {title}
        </h1>
        {description ? <p className={styles.description}>{description}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  )
}
