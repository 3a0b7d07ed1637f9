import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../../api/keys.ts'
import type { UsageFilter } from '../../api/usage.ts'
import { Button } from '../../kit/button.tsx'
import { SelectField, TextField } from '../../kit/field.tsx'
import { USAGE_ENDPOINT_NAMES } from './usage-endpoints.ts'
import styles from './usage-page.module.css'

const STATUSES = ['succeeded', 'failed', 'pending'] as const

export interface UsageFiltersProps {
  readonly filter: UsageFilter
  readonly onChange: (field: keyof UsageFilter, value: string) => void
  /** Absent when there is nothing to clear. */
  readonly onClear: (() => void) | undefined
}

/** Choices that narrow the usage log; each takes effect at once. */
export function UsageFilters({ filter, onChange, onClear }: UsageFiltersProps) {
  const { t } = useTranslation()
  const keys = useKeys()
  const control = (field: keyof UsageFilter) => ({
    value: filter[field],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange(field, event.target.value),
  })
  return (
    <search className={styles.filters} aria-label={t('usage.filters')}>
      <SelectField label={t('usage.key')} {...control('key')}>
        <option value="">{t('usage.all')}</option>
        {keys.data?.keys.map((key) => (
          <option key={key.key_id} value={key.key_id}>
            {key.name}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('usage.endpoint')} {...control('endpoint')}>
        <option value="">{t('usage.all')}</option>
        {USAGE_ENDPOINT_NAMES.map((endpoint) => (
          <option key={endpoint} value={endpoint}>
            {t(`endpoint.${endpoint}`)}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('usage.status')} {...control('status')}>
        <option value="">{t('usage.all')}</option>
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {t(`status.${status}`)}
          </option>
        ))}
      </SelectField>
      <TextField label={t('usage.from')} type="date" max={filter.to || undefined} {...control('from')} />
      <TextField label={t('usage.to')} type="date" min={filter.from || undefined} {...control('to')} />
      {onClear ? <Button onClick={onClear}>{t('action.clear')}</Button> : null}
    </search>
  )
}
