import { z } from 'zod'
import { API_ERROR_CODES } from '../errors/catalogue.ts'
import { LIMITS } from '../limits.ts'
import { BIBLIOGRAPHY_SORTS, localeField, renderedFields, styleField, titleCaseField } from './citation.ts'
import { warningFields } from './remark-fields.ts'
import { sourceField } from './source-field.ts'
import { choiceField } from './text-field.ts'

const MAX = LIMITS.bibliographyItems
const REQUIRED = `is required: send 1 to ${MAX} sources`

/** The count is checked before the sources, so that a list of a million wrong ones costs one issue. */
const sources = (description: string) =>
  z
    .array(z.unknown(), { error: 'must be an array of strings or objects' })
    .min(1, { error: `is empty: send 1 to ${MAX} sources` })
    .max(MAX, { error: `has more than ${MAX} sources: send at most ${MAX}` })
    .pipe(z.array(sourceField))
    .optional()
    .meta({ description, items: { type: ['string', 'object'] }, minItems: 1, maxItems: MAX })

export const bibliographyRequest = z
  .object({
    items: sources('The sources, each as the `input` of a citation; required unless `citations` is sent'),
    citations: sources('Another name for `items`'),
    style: styleField,
    locale: localeField,
    title_case: titleCaseField,
    sort: choiceField(BIBLIOGRAPHY_SORTS, {
      fallback: 'style',
      description: '`style` orders the list as the style does, `input` keeps the order sent',
    }),
  })
  .transform(({ items, citations, ...options }, ctx) => {
    const list = items ?? citations
    if (list !== undefined) return { items: list, ...options }
    ctx.issues.push({ code: 'custom', input: items, path: ['items'], message: REQUIRED })
    return z.NEVER
  })
  .meta({ id: 'BibliographyRequest' })

export const bibliographyEntrySchema = z
  .object({
    id: z.string().describe('Id of the item: as sent, else made from author and year'),
    html: z.string().describe('The entry'),
    text: z.string().describe('The entry without markup and without its number'),
    in_text: z.string().describe('As it is cited in running text; the full footnote in note styles'),
    number: z.int().optional().describe('Place in the list, in numbered styles'),
  })
  .meta({ id: 'BibliographyEntry' })

export const bibliographyFailureSchema = z
  .object({
    index: z.int().describe('Place of the source in the request, from 0'),
    code: z.enum(API_ERROR_CODES).describe('What went wrong'),
    error: z.string().describe('The same in a sentence'),
  })
  .meta({ id: 'BibliographyFailure' })
export type BibliographyFailure = z.infer<typeof bibliographyFailureSchema>

/** What the citation engine computes for a list. */
export const bibliographyResult = z.object({
  ...renderedFields,
  entries: z.array(bibliographyEntrySchema).describe('The entries in the order of the list'),
  ...warningFields('Missing fields, merged duplicates, and what was left out'),
  failures: z.array(bibliographyFailureSchema).describe('Sources that could not be cited'),
})
export type BibliographyResult = z.infer<typeof bibliographyResult>

export const bibliographyResponse = z
  .object({
    status: z.literal('succeeded').describe('At least one source could be cited'),
    ...bibliographyResult.shape,
  })
  .meta({ id: 'BibliographyResponse' })
export type BibliographyResponse = z.infer<typeof bibliographyResponse>
