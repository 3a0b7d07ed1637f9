import { z } from 'zod'

export const usageSchema = z
  .object({
    words: z.int().describe('Words deducted for this call'),
    balance: z.int().describe('Words left in the workspace after it'),
  })
  .meta({ id: 'Usage' })

/** Fields that settling adds to what an engine computed. */
export const meteredFields = {
  status: z.literal('succeeded').describe('There is no partial success'),
  words_used: z.int().describe('Words deducted for this call'),
  words_remaining: z.int().describe('Words left in the workspace after it'),
  usage: usageSchema.describe('The same two numbers under their other names'),
}
