import { z } from 'zod'
import { LIMITS } from '../limits.ts'

const { maxCount, maxCharacters } = LIMITS.personalTerms

/** True when a string can be stored and sent as UTF-8: no lone surrogates, no NUL. */
export const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes('\u0000')

export const STORABLE = 'contains a lone surrogate or a NUL character: send valid Unicode text'

export const textField = z
  .string({
    error: (issue) =>
      issue.input === undefined ? 'is required: send the text to process' : 'must be a string',
  })
  .refine((value) => value.trim() !== '', { error: 'is empty: send the text to process', abort: true })
  .refine(isStorable, { error: STORABLE })
  .meta({ description: 'Text to process', minLength: 1 })

const term = z
  .string({ error: 'must be a string' })
  .refine((value) => value.trim() !== '', { error: 'is empty: leave it out' })
  .refine((value) => [...value].length <= maxCharacters, {
    error: `is longer than ${maxCharacters} characters: shorten it or leave it out`,
  })
  .refine(isStorable, { error: STORABLE })

/** The count is checked before the terms, so that a list of a million wrong ones costs one issue. */
export const personalTermsField = z
  .array(z.unknown(), { error: 'must be an array of strings' })
  .max(maxCount, { error: `has more than ${maxCount} terms: send at most ${maxCount}` })
  .pipe(z.array(term))
  .default([])
  .meta({
    description: 'Names, technical terms and brand spellings to keep exactly as they are',
    items: { type: 'string', minLength: 1, maxLength: maxCharacters },
    maxItems: maxCount,
  })

/** An enum field that is accepted in any case and says which values are allowed. */
export function choiceField<const T extends readonly [string, ...string[]]>(
  values: T,
  options: { readonly fallback: T[number]; readonly description: string },
) {
  const message = `must be one of: ${values.join(', ')}`
  return z
    .string({ error: message })
    .transform((value, ctx): T[number] => {
      const lower = value.toLowerCase()
      const choice = values.find((allowed) => allowed === lower)
      if (choice !== undefined) return choice
      ctx.issues.push({ code: 'custom', input: value, message })
      return z.NEVER
    })
    .prefault(options.fallback)
    .meta({ description: options.description, enum: [...values], default: options.fallback })
}
