import { z } from 'zod'
import { CITATION_STYLE_IDS, parseCitationStyle } from '../citation-styles.ts'
import { warningFields } from './remark-fields.ts'
import { sourceField } from './source-field.ts'
import { choiceField } from './text-field.ts'

export const CITATION_LOCALES = ['en-US', 'en-GB', 'zh-CN', 'zh-TW'] as const
export type CitationLocale = (typeof CITATION_LOCALES)[number]

export const BIBLIOGRAPHY_SORTS = ['style', 'input'] as const

export const TITLE_CASES = ['as-given', 'sentence'] as const
export type TitleCase = (typeof TITLE_CASES)[number]

const ALLOWED_STYLES = `must be one of: ${CITATION_STYLE_IDS.join(', ')}`
const ALLOWED_LOCALES = `must be one of: ${CITATION_LOCALES.join(', ')}`

/** A style in any usual spelling. */
export const styleField = z
  .string({ error: ALLOWED_STYLES })
  .transform((value, ctx) => {
    const style = parseCitationStyle(value)
    if (style !== undefined) return style
    ctx.issues.push({ code: 'custom', input: value, message: ALLOWED_STYLES })
    return z.NEVER
  })
  .prefault('apa')
  .meta({
    description:
      'Citation style. Any case and the usual spellings (`GB/T`, `gbt7714`, `APA7`) are accepted too',
    enum: CITATION_STYLE_IDS,
    default: 'apa',
  })

const LOCALES: ReadonlyMap<string, CitationLocale> = new Map([
  ...CITATION_LOCALES.map((locale) => [locale.toLowerCase(), locale] as const),
  ...([
    ['en', 'en-US'],
    ['zh', 'zh-CN'],
    ['zh-hans', 'zh-CN'],
    ['zh-hant', 'zh-TW'],
  ] as const),
])

/** The language of words such as "and" and "edition"; in any case, with `_` too. */
export const localeField = z
  .string({ error: ALLOWED_LOCALES })
  .transform((value, ctx) => {
    const locale = LOCALES.get(value.trim().toLowerCase().replaceAll('_', '-'))
    if (locale !== undefined) return locale
    ctx.issues.push({ code: 'custom', input: value, message: ALLOWED_LOCALES })
    return z.NEVER
  })
  .prefault('en-US')
  .meta({
    description: 'Language of terms and dates. Styles with a language of their own keep it',
    enum: [...CITATION_LOCALES],
    default: 'en-US',
  })

/** What becomes of English titles in title case, in styles that print sentence case. */
export const titleCaseField = choiceField(TITLE_CASES, {
  fallback: 'as-given',
  description:
    '`sentence` puts English titles that come in title case into sentence case, in styles that ask for it; check proper nouns. `as-given` leaves them and warns',
})

export const citationRequest = z
  .object({ input: sourceField, style: styleField, locale: localeField, title_case: titleCaseField })
  .meta({ id: 'CitationRequest' })

/** The forms that a source or a list of them is answered in. */
export const renderedFields = {
  html: z.string().describe('Safe to insert into a page: only i, b, sup, sub, span, div and http(s) links'),
  text: z.string().describe('The same without markup'),
  bibtex: z.string().describe('BibTeX in UTF-8'),
  ris: z.string().describe('RIS'),
}

/** What the citation engine computes. */
export const citationResult = z.object({
  ...renderedFields,
  in_text: z.string().describe('As it stands in running text; the full footnote in note styles'),
  csl: z.record(z.string(), z.unknown()).describe('The CSL-JSON item behind it'),
  ...warningFields('Missing fields, and what was changed or left out'),
})
export type CitationResult = z.infer<typeof citationResult>

export const citationResponse = z
  .object({
    status: z.literal('succeeded').describe('There is no partial success'),
    ...citationResult.shape,
  })
  .meta({ id: 'CitationResponse' })
export type CitationResponse = z.infer<typeof citationResponse>
