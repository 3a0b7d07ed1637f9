import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import styles from './scan-progress.module.css'
import type { ScanState } from './use-scan.ts'

/** How far a scan has come, and the way to stop it. */
export function ScanProgress({ state, onCancel }: { state: ScanState; onCancel: () => void }) {
  const { t } = useTranslation('playground')
  const part = Math.min(state.done + 1, state.total)
  const label = state.isCancelled ? t('detect.stopping') : t('detect.scanning', { part, parts: state.total })
  return (
    <Card>
      <div className={styles.progress}>
        <p role="status">{label}</p>
        <progress className={styles.bar} value={state.done} max={state.total} aria-label={label} />
        <Button size="small" onClick={onCancel} disabled={state.isCancelled}>
          {t('detect.cancel')}
        </Button>
      </div>
    </Card>
  )
}
