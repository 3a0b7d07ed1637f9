import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../kit/button.tsx'
import { PageHeader } from '../../kit/page-header.tsx'

/** For addresses that lead nowhere. */
export function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('notFound.title')} description={t('notFound.text')} />
      <LinkButton to="/overview" variant="primary">
        {t('notFound.home')}
      </LinkButton>
    </>
  )
}
