import { z } from 'zod'

/** What workers saw of the endpoint of the language model. */
export const MODEL_ENDPOINT_STATES = ['up', 'down', 'unknown'] as const
export type ModelEndpointState = (typeof MODEL_ENDPOINT_STATES)[number]

export const livezResponse = z
  .object({ status: z.literal('alive').describe('The process runs') })
  .meta({ id: 'Liveness' })
export type LivezResponse = z.infer<typeof livezResponse>

/** 200 with `ready`; 503 with `unavailable` and the reason while a part is missing or the process drains. */
export const readyzResponse = z
  .object({
    status: z.enum(['ready', 'unavailable']).describe('Whether to send requests here'),
    reason: z.string().optional().describe('What is missing, or `draining`; absent when it is ready'),
    llm: z
      .object({
        state: z
          .enum(MODEL_ENDPOINT_STATES)
          .describe('`up`, `down` while workers leave it alone, `unknown` before the first call'),
        changed_at: z.string().nullable().describe('When a worker saw that, RFC 3339'),
      })
      .optional()
      .describe(
        'The endpoint of the language model, where one is configured; it never makes the service unready',
      ),
  })
  .meta({ id: 'Readiness' })
export type ReadyzResponse = z.infer<typeof readyzResponse>
