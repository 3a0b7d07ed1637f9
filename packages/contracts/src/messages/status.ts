import { z } from 'zod'
import { PROCESSING_ENDPOINTS, TRANSFORM_ENDPOINTS } from '../limits.ts'

const counts = <T extends readonly [string, ...string[]]>(endpoints: T) =>
  z.record(z.enum(endpoints), z.int())

export const statusResponse = z
  .object({
    status: z.literal('active'),
    name: z.string().meta({ description: 'Name of the key' }),
    label: z.string().nullable(),
    key_prefix: z.string().meta({ description: 'First 12 characters of the key, for people' }),
    workspace: z.object({ id: z.string(), name: z.string() }),
    plan: z.string(),
    words_remaining: z.int(),
    limits: z.object({
      requests_per_minute: z.int(),
      citation_requests_per_minute: z.int(),
      daily_scans: z.int(),
      daily_scans_used: z.int(),
      max_words: counts(PROCESSING_ENDPOINTS),
      max_units: counts(TRANSFORM_ENDPOINTS),
      active_keys: z.int().meta({ description: 'Most keys a workspace may have active at once' }),
    }),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable().meta({ description: 'The use before this call' }),
  })
  .meta({ id: 'StatusResponse' })
export type StatusResponse = z.infer<typeof statusResponse>
