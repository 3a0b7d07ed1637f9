import { validationIssues } from '@redraft/contracts'
import type { z } from 'zod'
import { invalid } from '../processing/invalid.ts'

/** A body, query or parameter as its schema has it; throws `validation_failed` naming the fields. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw invalid(validationIssues(parsed.error))
  return parsed.data
}
