import type { KeyEntry } from '@redraft/contracts/console'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useKeys } from '../../api/keys.ts'
import { Badge } from '../../kit/badge.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Empty } from '../../kit/empty.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Stack } from '../../kit/stack.tsx'
import { CreateKeyDialog } from './create-key-dialog.tsx'
import { KeyTable } from './key-table.tsx'
import styles from './keys-page.module.css'
import { RevokeKeyDialog } from './revoke-key-dialog.tsx'

/** The keys of the workspace; `?create` in the address opens the dialog. */
export function KeysPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const keys = useKeys()
  const [revoking, setRevoking] = useState<KeyEntry | null>(null)
  const active = keys.data?.keys.filter((key) => key.status === 'active') ?? []
  const max = keys.data?.max_active ?? 0
  const full = keys.data !== undefined && active.length >= max
  const openCreate = (open: boolean) => setSearch(open ? { create: '' } : {}, { replace: true })
  const create = (
    <Button
      variant="primary"
      icon={<Plus size={16} aria-hidden="true" />}
      disabled={full}
      onClick={() => openCreate(true)}
    >
      {t('keys.create')}
    </Button>
  )
  return (
    <Stack>
      <PageHeader title={t('keys.title')} description={t('keys.description')} actions={create} />
      <Card
        flush
        title={t('keys.active')}
        {...(keys.data ? { action: <Badge>{t('keys.count', { active: active.length, max })}</Badge> } : {})}
        {...(full ? { description: t('keys.full', { max }) } : {})}
      >
        <KeyTable
          caption={t('keys.listCaption')}
          keys={keys.data ? active : undefined}
          error={keys.error}
          onRetry={() => keys.refetch()}
          onRevoke={setRevoking}
          empty={
            <Empty
              icon={<KeyRound size={20} aria-hidden="true" />}
              title={t('keys.empty')}
              text={t('keys.emptyText')}
            />
          }
        />
        {max > 0 ? (
          <details className={styles.why}>
            <summary>{t('keys.why', { max })}</summary>
            <p>{t('keys.whyText')}</p>
          </details>
        ) : null}
      </Card>
      <RevokedKeys keys={keys.data?.keys.filter((key) => key.status === 'revoked') ?? []} />
      <CreateKeyDialog open={search.has('create')} onOpenChange={openCreate} />
      <RevokeKeyDialog entry={revoking} onClose={() => setRevoking(null)} />
    </Stack>
  )
}

function RevokedKeys({ keys }: { keys: readonly KeyEntry[] }) {
  const { t } = useTranslation()
  if (keys.length === 0) return null
  return (
    <details className={styles.revoked}>
      <summary>{t('keys.showRevoked', { count: keys.length })}</summary>
      <Card flush>
        <KeyTable caption={t('status.revoked')} keys={keys} empty={null} />
      </Card>
    </details>
  )
}
