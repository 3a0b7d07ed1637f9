import { REASON_CODES } from '@redraft/contracts'
import { z } from 'zod'
import { CORRECTION_CLASSES } from '../../../correct/correction-class.ts'

const tags = z.array(z.string().regex(/^[a-z]{1,4}$/)).min(1)

/**
 * A correction as data. `pattern` is a regular expression over a sentence read in Simplified characters, `replacement`
 * a template with $1; what the template brings in is written in the script of the text. A match begins and ends where
 * words do, unless the rule is `loose`.
 */
export const correctionRuleSchema = z
  .object({
    id: z.string().regex(/^[a-z0-9]+([.-][a-z0-9]+)+$/),
    pattern: z.string().min(1),
    replacement: z.string(),
    class: z.enum(CORRECTION_CLASSES),
    code: z.enum(REASON_CODES),
    /** Log-odds that a match is a fault. */
    prior: z.number(),
    loose: z.literal(true).optional(),
    /** Absent: both languages. */
    language: z.enum(['zh_CN', 'zh_TW']).optional(),
    /** By number of a group: every word in it bears one of these tags (prefixes of jieba's). */
    tags: z.record(z.string().regex(/^\d$/), tags).optional(),
    /** By number of a group: no word in it bears one of these tags. */
    notTags: z.record(z.string().regex(/^\d$/), tags).optional(),
    tests: z
      .object({
        positive: z.array(z.tuple([z.string(), z.string()])).min(1),
        negative: z.array(z.string().min(1)).min(1),
      })
      .strict(),
  })
  .strict()
export type CorrectionRule = z.infer<typeof correctionRuleSchema>

/** A file of correction rules. */
export const correctionRuleFileSchema = z
  .object({ about: z.string().min(1), rules: z.array(correctionRuleSchema).min(1) })
  .strict()
