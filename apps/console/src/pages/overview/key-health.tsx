import type { KeyEntry } from '@redraft/contracts/console'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Badge } from '../../kit/badge.tsx'
import { LinkButton } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Empty } from '../../kit/empty.tsx'
import { isIdle } from './is-idle.ts'
import styles from './overview-page.module.css'

/** Which keys are in use, and which could go. */
export function KeyHealth({ keys }: { keys: readonly KeyEntry[] }) {
  const { t } = useTranslation()
  const active = keys.filter((key) => key.status === 'active')
  const manage = (
    <LinkButton to="/keys" size="small" variant="ghost">
      {t('overview.manageKeys')}
    </LinkButton>
  )
  const create = (
    <LinkButton to="/keys?create" size="small">
      {t('overview.createKey')}
    </LinkButton>
  )
  return (
    <Card flush title={t('overview.keyHealth')} action={active.length > 0 ? manage : null}>
      {active.length === 0 ? (
        <Empty title={t('overview.noKeys')} text={t('overview.noKeysText')} action={create} />
      ) : (
        <ul className={styles.keys}>
          {active.map((key) => (
            <KeyLine key={key.key_id} entry={key} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function KeyLine({ entry }: { entry: KeyEntry }) {
  const { t } = useTranslation()
  const format = useFormat()
  const idle = isIdle(entry, new Date())
  const used = entry.last_used_at
    ? t('overview.keyUsed', { ago: format.ago(entry.last_used_at) })
    : t('overview.keyNeverUsed')
  return (
    <li className={styles.key}>
      <div className={styles.keyText}>
        <p className={styles.keyName}>{entry.name}</p>
        <p className={styles.keyHint}>{idle ? t('overview.keyIdle') : used}</p>
      </div>
      <Badge tone={idle ? 'warning' : 'success'}>{idle ? t('overview.idle') : t('status.active')}</Badge>
    </li>
  )
}
