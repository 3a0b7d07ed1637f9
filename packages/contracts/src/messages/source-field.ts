import { z } from 'zod'
import { isStorable, STORABLE } from './text-field.ts'

/** Deeper objects are no metadata. */
const MAX_DEPTH = 12

/** True when every string in a JSON value can be stored, and the value is not nested too deep. */
function isStorableValue(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorable(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth >= MAX_DEPTH) return false
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorableValue(inner, depth + 1))
}

/** A source: an identifier, address, BibTeX or RIS entry as text, or metadata as an object. */
export const sourceField = z
  .union([z.string(), z.record(z.string(), z.unknown())], {
    error: (issue) =>
      issue.input === undefined
        ? 'is required: send a DOI, ISBN, PMID, arXiv identifier, address, BibTeX or RIS entry, or an object with the fields'
        : 'must be a string or an object',
  })
  .refine((value) => typeof value !== 'string' || value.trim() !== '', {
    error: 'is empty: send a source',
    abort: true,
  })
  .refine((value) => isStorableValue(value), { error: `${STORABLE}, nested at most ${MAX_DEPTH} deep` })
  .meta({
    description:
      'The source: a DOI, ISBN, PMID, PMCID, arXiv identifier or web address, a BibTeX or RIS entry, an object with fields such as `type`, `title`, `authors` and `year`, or a CSL-JSON item',
  })
