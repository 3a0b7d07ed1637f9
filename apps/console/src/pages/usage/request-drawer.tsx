import { useTranslation } from 'react-i18next'
import { Dialog } from '../../kit/dialog.tsx'
import { RequestDetails } from './request-details.tsx'
import styles from './usage-page.module.css'

/** One request by its id, beside the list. */
export function RequestDrawer({ requestId, onClose }: { requestId: string | null; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={requestId !== null}
      onOpenChange={(open) => open || onClose()}
      title={t('request.title')}
      shape="drawer"
    >
      {requestId ? <RequestDetails requestId={requestId} /> : null}
      <p className={styles.private}>{t('request.private')}</p>
    </Dialog>
  )
}
