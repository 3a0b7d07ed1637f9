import { z } from 'zod'
import { errorBody } from './error-body.ts'

export const REQUEST_STATES = ['pending', 'succeeded', 'failed', 'expired', 'cancelled'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

export const requestStateResponse = z
  .object({
    request_id: z.uuid(),
    endpoint: z.string(),
    state: z.enum(REQUEST_STATES),
    words: z.int().meta({ description: 'Words deducted for the request; 0 unless it succeeded' }),
    created_at: z.iso.datetime(),
    settled_at: z.iso.datetime().nullable(),
    result: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'The body that the call answered' }),
    error: errorBody.optional(),
  })
  .meta({ id: 'RequestState' })
export type RequestStateResponse = z.infer<typeof requestStateResponse>
