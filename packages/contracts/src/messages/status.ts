import { z } from 'zod'
import { PROCESSING_ENDPOINTS, TRANSFORM_ENDPOINTS } from '../limits.ts'

const counts = <T extends readonly [string, ...string[]]>(endpoints: T) =>
  z.record(z.enum(endpoints), z.int())

export const statusResponse = z
  .object({
    status: z.literal('active').describe('A revoked key gets 401 instead'),
    name: z.string().describe('Name of the key'),
    label: z.string().nullable().describe('Free remark on the key'),
    key_prefix: z.string().describe('First 12 characters of the key, for people'),
    workspace: z
      .object({ id: z.string().describe('Id of the workspace'), name: z.string().describe('Its name') })
      .describe('Owner of the key and of the balance'),
    plan: z.string().describe('Plan of the workspace'),
    words_remaining: z.int().describe('Words left in the workspace'),
    limits: z
      .object({
        requests_per_minute: z.int().describe('Calls this key may make in 60 seconds'),
        citation_requests_per_minute: z.int().describe('The same for the citation tools'),
        daily_scans: z.int().describe('Detections the workspace may make in a UTC day'),
        daily_scans_used: z.int().describe('Detections it made today'),
        max_words: counts(PROCESSING_ENDPOINTS).describe('Word limit of each endpoint'),
        max_units: counts(TRANSFORM_ENDPOINTS).describe('Quality-unit limit of each endpoint'),
        active_keys: z.int().describe('Most keys a workspace may have active at once'),
      })
      .describe('What the key and the workspace may do'),
    created_at: z.iso.datetime().describe('When the key was created'),
    last_used_at: z.iso.datetime().nullable().describe('The use before this call'),
  })
  .meta({ id: 'StatusResponse' })
export type StatusResponse = z.infer<typeof statusResponse>
