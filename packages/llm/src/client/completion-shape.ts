import { z } from 'zod'

const tokens = z.int().min(0).max(10_000_000).catch(0)

/** What of a chat completion is read. An unknown `usage` is no reason to throw the answer away. */
export const chatCompletion = z.object({
  choices: z.tuple(
    [
      z.object({
        message: z.object({ role: z.literal('assistant').optional(), content: z.string().nullish() }),
        finish_reason: z.string().nullish(),
      }),
    ],
    z.unknown(),
  ),
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }).nullish().catch(null),
})
