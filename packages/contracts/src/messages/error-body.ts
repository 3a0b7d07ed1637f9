import { z } from 'zod'
import { ERROR_CODES } from '../errors.ts'

export const errorBody = z
  .looseObject({
    error: z.string().meta({ description: 'One short sentence a person can act on' }),
    code: z.enum(ERROR_CODES),
    message: z.string().meta({ description: 'Which field, and what to do' }),
    request_id: z.string(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Error' })
export type ErrorBody = z.infer<typeof errorBody>
