import type { z } from 'zod'

/** One fault of a request body: the field and what to do about it. */
export interface ValidationIssue {
  /** Dotted path with array indices, for example `personal_terms.3`; empty for the body itself. */
  readonly path: string
  readonly message: string
}

/** Issues listed in one answer; a client that mends these sees the next ones. */
const MAX_ISSUES = 20

/** The faults of a refused body, at most 20 of them, for `issues` in the answer. Values never appear in it. */
export function validationIssues(error: z.ZodError): ValidationIssue[] {
  return error.issues.slice(0, MAX_ISSUES).map(({ path, message }) => ({ path: path.join('.'), message }))
}
