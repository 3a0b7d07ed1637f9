import { z } from 'zod'

export const livezResponse = z
  .object({ status: z.literal('alive').describe('The process runs') })
  .meta({ id: 'Liveness' })
export type LivezResponse = z.infer<typeof livezResponse>

/** 200 with `ready`; 503 with `unavailable` and the reason while a part is missing or the process drains. */
export const readyzResponse = z
  .object({
    status: z.enum(['ready', 'unavailable']).describe('Whether to send requests here'),
    reason: z.string().optional().describe('What is missing, or `draining`; absent when it is ready'),
  })
  .meta({ id: 'Readiness' })
export type ReadyzResponse = z.infer<typeof readyzResponse>
