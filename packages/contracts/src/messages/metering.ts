import { z } from 'zod'

export const usageSchema = z
  .object({
    words: z.int().meta({ description: 'Words deducted for this call' }),
    balance: z.int().meta({ description: 'Words left in the workspace after it' }),
  })
  .meta({ id: 'Usage' })

/** Fields that settling adds to what an engine computed. */
export const meteredFields = {
  status: z.literal('succeeded'),
  words_used: z.int().meta({ description: 'Words deducted for this call' }),
  words_remaining: z.int().meta({ description: 'Words left in the workspace after it' }),
  usage: usageSchema.meta({ description: 'The same two numbers under their other names' }),
}
