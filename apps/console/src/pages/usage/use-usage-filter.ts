import { useSearchParams } from 'react-router'
import type { UsageFilter } from '../../api/usage.ts'

const FIELDS = ['key', 'endpoint', 'status', 'from', 'to'] as const

export interface FilterState {
  readonly filter: UsageFilter
  /** Whether anything is filtered. */
  readonly active: boolean
  readonly change: (field: keyof UsageFilter, value: string) => void
  readonly clear: () => void
}

/** The filters of the usage log, kept in the address so that a selection can be shared and returned to. */
export function useUsageFilter(): FilterState {
  const [search, setSearch] = useSearchParams()
  const read = (field: keyof UsageFilter) => search.get(field) ?? ''
  const filter = {
    key: read('key'),
    endpoint: read('endpoint'),
    status: read('status'),
    from: read('from'),
    to: read('to'),
  }
  return {
    filter,
    active: FIELDS.some((field) => filter[field] !== ''),
    change(field, value) {
      const next = new URLSearchParams(search)
      if (value) next.set(field, value)
      else next.delete(field)
      setSearch(next, { replace: true })
    },
    clear: () => setSearch({}, { replace: true }),
  }
}
