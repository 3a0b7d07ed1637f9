import type { KeyEntry } from '@redraft/contracts/console'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Badge } from '../../kit/badge.tsx'
import { Button } from '../../kit/button.tsx'
import { type Column, Table } from '../../kit/table.tsx'
import styles from './keys-page.module.css'

export interface KeyTableProps {
  readonly caption: string
  readonly keys: readonly KeyEntry[] | undefined
  readonly empty: ReactNode
  readonly error?: unknown
  readonly onRetry?: () => void
  /** Absent where nothing can be revoked. */
  readonly onRevoke?: (key: KeyEntry) => void
}

/** Keys with their prefix, never more of them. */
export function KeyTable({ keys, onRevoke, ...rest }: KeyTableProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const columns: Column<KeyEntry>[] = [
    {
      id: 'name',
      header: t('keys.columnName'),
      cell: (key) => (
        <span>
          <span className={styles.name}>{key.name}</span>
          {key.label ? <span className={styles.label}>{key.label}</span> : null}
        </span>
      ),
    },
    { id: 'key', header: t('keys.columnKey'), cell: (key) => <code>{`${key.prefix}…`}</code> },
    {
      id: 'status',
      header: t('keys.columnStatus'),
      cell: (key) => (
        <Badge tone={key.status === 'active' ? 'success' : 'neutral'}>{t(`status.${key.status}`)}</Badge>
      ),
    },
    { id: 'created', header: t('keys.columnCreated'), cell: (key) => format.date(key.created_at) },
    {
      id: 'used',
      header: t('keys.columnUsed'),
      cell: (key) => (key.last_used_at ? format.ago(key.last_used_at) : t('state.never')),
    },
  ]
  if (onRevoke) {
    columns.push({
      id: 'actions',
      header: t('keys.columnActions'),
      headerHidden: true,
      numeric: true,
      cell: (key) => (
        <Button
          size="small"
          aria-label={t('keys.revokeNamed', { name: key.name })}
          onClick={() => onRevoke(key)}
        >
          {t('keys.revoke')}
        </Button>
      ),
    })
  }
  return <Table {...rest} columns={columns} rows={keys} rowKey={(key) => key.key_id} />
}
