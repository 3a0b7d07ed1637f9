import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../api/use-error-text.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { Skeleton } from './skeleton.tsx'

export interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>
  readonly children: (data: Data) => ReactNode
  readonly lines?: number
}

/** What a query brought; before that a skeleton, and a way to try again after a fault. */
export function Loaded<Data>({ query, children, lines }: LoadedProps<Data>) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  if (query.data !== undefined) return children(query.data)
  if (!query.error) return <Skeleton {...(lines ? { lines } : {})} />
  const retry = (
    <Button size="small" onClick={() => query.refetch()}>
      {t('action.retry')}
    </Button>
  )
  return (
    <Notice tone="danger" action={retry}>
      {errorText(query.error)}
    </Notice>
  )
}
