import { z } from 'zod'
import { count, id, time, words } from './fields.ts'
import { keyEntry } from './keys.ts'
import { usageEntry } from './usage.ts'

/** `GET /workspaces/:w/overview` */
export const overviewResponse = z.object({
  workspace_id: id,
  name: z.string(),
  plan: z.string(),
  balance_words: words,
  /** No words were ever added: the workspace started without a trial balance. */
  never_credited: z.boolean(),
  /** The running UTC month. */
  month: z.object({ from: time, words: count, requests: count, failed: count }),
  /** The last 30 UTC days; only days and endpoints with requests. */
  days: z.array(z.object({ date: z.iso.date(), endpoint: z.string(), words: count, requests: count })),
  recent: z.array(usageEntry),
  keys: z.array(keyEntry),
  daily_scans: z.object({ used: count, limit: count }),
})
export type OverviewResponse = z.infer<typeof overviewResponse>
