import { z } from 'zod'
import { errorBody } from './error-body.ts'

export const REQUEST_STATES = ['pending', 'succeeded', 'failed', 'expired', 'cancelled'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

export const requestStateResponse = z
  .object({
    request_id: z.uuid().describe('Id of the request'),
    endpoint: z.string().describe('Name of the endpoint'),
    state: z.enum(REQUEST_STATES).describe('Where the request stands'),
    words: z.int().describe('Words deducted for the request; 0 unless it succeeded'),
    created_at: z.iso.datetime().describe('When it was opened'),
    settled_at: z.iso.datetime().nullable().describe('When it ended; null while it is pending'),
    result: z.record(z.string(), z.unknown()).optional().describe('The body that the call answered'),
    error: errorBody.optional().describe('The error that the call answered'),
  })
  .meta({ id: 'RequestState' })
export type RequestStateResponse = z.infer<typeof requestStateResponse>
