import { z } from 'zod'
import { LIMITS } from '../limits.ts'

/** True when a string can be stored and sent as UTF-8: no lone surrogates, no NUL. */
const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes('\u0000')

const STORABLE = 'contains a lone surrogate or a NUL character: send valid Unicode text'

export const textField = z
  .string({ error: (issue) => (issue.input === undefined ? 'is required' : 'must be a string') })
  .refine((value) => value.trim() !== '', { error: 'is empty: send the text to process', abort: true })
  .refine(isStorable, { error: STORABLE })
  .meta({ description: 'Text to process', minLength: 1 })

export const personalTermsField = z
  .array(
    z
      .string({ error: 'must be a string' })
      .refine((term) => term.trim() !== '', { error: 'is empty' })
      .refine((term) => [...term].length <= LIMITS.personalTerms.maxCharacters, {
        error: `is longer than ${LIMITS.personalTerms.maxCharacters} characters`,
      })
      .refine(isStorable, { error: STORABLE }),
    { error: 'must be an array of strings' },
  )
  .max(LIMITS.personalTerms.maxCount, { error: `has more than ${LIMITS.personalTerms.maxCount} terms` })
  .default([])
  .meta({
    description: 'Names, technical terms and brand spellings to keep exactly as they are',
    maxItems: LIMITS.personalTerms.maxCount,
  })

/** An enum field that is accepted in any case and says which values are allowed. */
export function choiceField<const T extends readonly [string, ...string[]]>(values: T, fallback: T[number]) {
  const message = `must be one of: ${values.join(', ')}`
  return z
    .preprocess(
      (value) => (typeof value === 'string' ? value.toLowerCase() : value),
      z.enum(values, { error: message }),
    )
    .default(fallback as never)
    .meta({ enum: [...values], default: fallback })
}
