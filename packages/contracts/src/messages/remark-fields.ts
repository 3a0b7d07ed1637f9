import { z } from 'zod'
import type { RemarkValues } from '../remarks/remark.ts'
import { WARNING_CODES } from '../remarks/warning-codes.ts'

/** What stands in the sentence of a code, as JSON. */
export const remarkValues: z.ZodType<RemarkValues> = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.array(z.string())]),
)

/** A warning before it is put into words. */
export const warningSchema = z.object({
  code: z.enum(WARNING_CODES),
  values: remarkValues.optional(),
})

/** The fields of an answer that warn. */
export const warningFields = (about: string) => ({
  warnings: z.array(z.string()).describe(about),
  warning_codes: z
    .array(z.enum(WARNING_CODES))
    .describe('Stable code of each warning, in the order of `warnings`'),
  warning_values: z
    .array(remarkValues)
    .describe('What stands in each warning by name, in the order of `warnings`; `{}` where nothing does'),
})
