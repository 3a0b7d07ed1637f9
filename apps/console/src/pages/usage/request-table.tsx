import type { UsageEntry } from '@redraft/contracts/console'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../kit/button.tsx'
import { type Column, Table } from '../../kit/table.tsx'
import { RequestStatus } from './request-status.tsx'
import { useEndpointName } from './use-endpoint-name.ts'

export interface RequestTableProps {
  readonly caption: string
  /** Absent while loading. */
  readonly entries: readonly UsageEntry[] | undefined
  readonly empty: ReactNode
  readonly error?: unknown
  readonly onRetry?: () => void
  /** Without key and duration, for a narrow place. */
  readonly short?: boolean
  /** Opens the detail of a request. */
  readonly onOpen?: (entry: UsageEntry) => void
}

/** Rows of the usage log. */
export function RequestTable({ entries, short = false, onOpen, ...rest }: RequestTableProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const endpointName = useEndpointName()
  const time: Column<UsageEntry> = {
    id: 'time',
    header: t('usage.columnTime'),
    cell: (entry) => <time dateTime={entry.created_at}>{format.dateTime(entry.created_at)}</time>,
  }
  const columns: Column<UsageEntry>[] = [
    time,
    { id: 'endpoint', header: t('usage.columnEndpoint'), cell: (entry) => endpointName(entry.endpoint) },
    {
      id: 'status',
      header: t('usage.columnStatus'),
      cell: (entry) => <RequestStatus status={entry.status} />,
    },
  ]
  if (!short) columns.push({ id: 'key', header: t('usage.columnKey'), cell: (entry) => entry.key_name })
  if (!short) {
    columns.push({
      id: 'duration',
      header: t('usage.columnDuration'),
      numeric: true,
      cell: (entry) => (entry.duration_ms === null ? '–' : format.duration(entry.duration_ms)),
    })
  }
  columns.push({
    id: 'words',
    header: t('usage.columnWords'),
    numeric: true,
    cell: (entry) => format.number(entry.words),
  })
  if (onOpen) {
    columns.push({
      id: 'actions',
      header: t('usage.columnActions'),
      headerHidden: true,
      numeric: true,
      cell: (entry) => (
        <Button
          size="small"
          variant="ghost"
          aria-label={t('usage.details', { time: format.dateTime(entry.created_at) })}
          onClick={() => onOpen(entry)}
        >
          {t('action.view')}
        </Button>
      ),
    })
  }
  return <Table {...rest} columns={columns} rows={entries} rowKey={(entry) => entry.id} />
}
