import { z } from 'zod'
import { API_ERROR_CODES } from '../errors/catalogue.ts'

const count = (description: string) => z.int().nonnegative().optional().meta({ description })

export const errorBody = z
  .looseObject({
    error: z.string().describe('One short sentence a person can act on'),
    code: z.enum(API_ERROR_CODES).describe('Stable name to branch on'),
    message: z.string().describe('Which field, and what to do'),
    request_id: z.string().describe('The same as the `X-Request-Id` header'),
    issues: z
      .array(
        z.object({
          path: z.string().describe('The field'),
          message: z.string().describe('What is wrong and what to send'),
        }),
      )
      .optional()
      .describe('One entry for each invalid field'),
    words_required: count('Words of the input'),
    words_remaining: count('Words left in the workspace'),
    max_words: count('Word limit of the endpoint'),
    current_words: count('Words of the input that count towards the limit'),
    max_units: count('Quality-unit limit of the endpoint'),
    current_units: count('Quality units of the input'),
    max_characters: count('Character limit of the endpoint'),
    current_characters: count('Characters of the input'),
    max_bytes: count('Body limit in bytes'),
    max_keys: count('Most keys a workspace may have active'),
    limit: count('The allowance that is used up'),
    used: count('How much of it was used'),
    retry_after: count('Seconds until a repeat can succeed'),
  })
  .meta({ id: 'Error' })
export type ErrorBody = z.infer<typeof errorBody>
