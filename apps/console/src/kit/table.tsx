import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../api/use-error-text.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { Skeleton } from './skeleton.tsx'
import styles from './table.module.css'

export interface Column<Row> {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Numbers stand at the end of their column. */
  readonly numeric?: boolean
  /** The header is for screen readers only, for a column of buttons. */
  readonly headerHidden?: boolean
}

export interface TableProps<Row> {
  /** Names the table for screen readers. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  /** Absent while loading. */
  readonly rows: readonly Row[] | undefined
  readonly rowKey: (row: Row) => string
  readonly empty: ReactNode
  readonly error?: unknown
  readonly onRetry?: () => void
}

/** Rows of anything, with its loading, empty and error states; on a phone each row becomes a small card. */
export function Table<Row>(props: TableProps<Row>) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  if (props.error && !props.rows) {
    const retry = props.onRetry ? (
      <Button size="small" onClick={props.onRetry}>
        {t('action.retry')}
      </Button>
    ) : null
    return (
      <div className={styles.state}>
        <Notice tone="danger" action={retry}>
          {errorText(props.error)}
        </Notice>
      </div>
    )
  }
  if (!props.rows) {
    return (
      <div className={styles.state}>
        <Skeleton lines={4} />
      </div>
    )
  }
  if (props.rows.length === 0) return <div className={styles.state}>{props.empty}</div>
  return <FilledTable {...props} rows={props.rows} />
}

// As blocks on a phone, table elements lose their meaning in browsers: the roles say it again.
const TABLE = { role: 'table' }
const GROUP = { role: 'rowgroup' }
const ROW = { role: 'row' }
const HEADER = { role: 'columnheader' }
const CELL = { role: 'cell' }

function FilledTable<Row>({ caption, columns, rows, rowKey }: TableProps<Row> & { rows: readonly Row[] }) {
  return (
    <table className={styles.table} {...TABLE}>
      <caption className="visually-hidden">{caption}</caption>
      <thead {...GROUP}>
        <tr {...ROW}>
          {columns.map((column) => (
            <th key={column.id} scope="col" {...HEADER} data-numeric={column.numeric || undefined}>
              <span className={column.headerHidden ? 'visually-hidden' : undefined}>{column.header}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...GROUP}>
        {rows.map((row) => (
          <tr key={rowKey(row)} {...ROW}>
            {columns.map((column) => (
              <td
                key={column.id}
                {...CELL}
                data-label={column.headerHidden ? undefined : column.header}
                data-numeric={column.numeric || undefined}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
