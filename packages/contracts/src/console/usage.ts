import { z } from 'zod'
import { count, cursor, id, pageSize, time, words } from './fields.ts'

export const USAGE_ENDPOINTS = [
  ...['humanize', 'paraphrase', 'rewrite', 'detect', 'citation', 'bibliography'],
  ...['styles', 'status', 'requests', 'usage'],
] as const

/** One row of the usage log; never its text. `words` is what was charged: 0 unless it succeeded. */
export const usageEntry = z.object({
  id,
  endpoint: z.string(),
  /** `succeeded`, `pending`, `cancelled` or the error code. */
  status: z.string(),
  http_status: z.int().nullable(),
  words,
  key_id: id,
  key_name: z.string(),
  created_at: time,
  duration_ms: count.nullable(),
  client_request_id: z.string().nullable(),
})
export type UsageEntry = z.infer<typeof usageEntry>

const moment = z
  .string()
  .refine(
    (value) =>
      /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(value) && !Number.isNaN(Date.parse(value)),
    {
      error: 'must be a date (2026-11-20) or a time (2026-11-20T08:00:00Z)',
    },
  )
  .transform((value) => new Date(value))

const filters = {
  /** Id of a key. */
  key: z.uuid({ error: 'must be the id of a key' }).optional(),
  endpoint: z.string().max(40).optional(),
  /** `succeeded`, `failed` (everything that ended otherwise), `pending`, or an error code. */
  status: z.string().max(60).optional(),
  client_request_id: z.string().max(128).optional(),
  /** From this moment on; a date means its UTC midnight. */
  from: moment.optional(),
  /** Before this moment. */
  to: moment.optional(),
}

/** Query of `GET /workspaces/:w/usage.csv` */
export const usageFilters = z.object(filters)
export type UsageFilters = z.output<typeof usageFilters>

/** Query of `GET /workspaces/:w/usage` */
export const usageQuery = z.object({ ...filters, cursor, limit: pageSize(200, 50) })

/** Newest first; `totals` are those of the filter, not of the page. */
export const usageResponse = z.object({
  entries: z.array(usageEntry),
  next_cursor: z.string().nullable(),
  totals: z.object({ requests: count, succeeded: count, failed: count, words: count }),
})
export type UsageResponse = z.infer<typeof usageResponse>

/** `GET /workspaces/:w/requests/:id` */
export const requestDetail = usageEntry.extend({
  state: z.enum(['pending', 'succeeded', 'failed', 'expired', 'cancelled']),
  error_code: z.string().nullable(),
  settled_at: time.nullable(),
  original_request_id: id.nullable(),
})
export type RequestDetail = z.infer<typeof requestDetail>
