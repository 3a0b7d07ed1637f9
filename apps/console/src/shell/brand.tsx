import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import iconUrl from '../assets/icon.svg'
import styles from './brand.module.css'

/** Name and mark; leads home. */
export function Brand() {
  const { t } = useTranslation()
  return (
    <Link to="/" className={styles.brand}>
      <img src={iconUrl} alt="" width={24} height={24} />
      {t('app.name')}
    </Link>
  )
}
