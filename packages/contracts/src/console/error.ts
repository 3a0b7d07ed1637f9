import { z } from 'zod'

/** Body of every error under `/console/api`: the envelope of the API. `code` is one of `ErrorCode`. */
export const consoleError = z.looseObject({
  error: z.string(),
  code: z.string(),
  message: z.string(),
  request_id: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  limit: z.int().optional(),
  retry_after: z.int().optional(),
})
export type ConsoleError = z.infer<typeof consoleError>
