import type { CslDate, CslItem, CslName } from '../item.ts'
import { escapeLatex, type LatexOptions, richToLatex } from './latex-text.ts'

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const SEASONS = ['Spring', 'Summer', 'Autumn', 'Winter']
const ORDINAL_ENDS = ['th', 'st', 'nd', 'rd']

/** The value of a text variable, or `undefined`. */
export function textField(item: CslItem, variable: string): string | undefined {
  const value = item[variable]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The names in a name variable. */
export function nameList(item: CslItem, variable: string): readonly CslName[] {
  const value = item[variable]
  return Array.isArray(value) ? value : []
}

/** The value of a date variable, or `undefined`. */
export function dateField(item: CslItem, variable: string): CslDate | undefined {
  const value = item[variable]
  return typeof value === 'object' && !Array.isArray(value) ? value : undefined
}

/** Names in which BibTeX would see its own syntax are braced: ` and `, commas, braces' contents kept whole. */
function namePart(text: string, options: LatexOptions): string {
  const escaped = escapeLatex(text, options)
  return /\band\b|,|\bothers\b/i.test(text) ? `{${escaped}}` : escaped
}

function bibtexName(name: CslName, options: LatexOptions): string {
  if (name.family === undefined) return `{${escapeLatex(name.literal ?? name.given ?? '', options)}}`
  const particles = [name['dropping-particle'], name['non-dropping-particle']].filter(
    (part) => part !== undefined,
  )
  const family = namePart(name.family, options)
  // Without a given name a family of several words would be read as given and family.
  const last = [
    ...particles.map((part) => escapeLatex(part, options)),
    name.given === undefined && /\s/.test(family) ? `{${family}}` : family,
  ].join(' ')
  const suffix = name.suffix === undefined ? '' : `, ${namePart(name.suffix, options)}`
  return name.given === undefined ? `${last}${suffix}` : `${last}${suffix}, ${namePart(name.given, options)}`
}

/** `Watson, J. D. and {World Health Organization}`; `undefined` for an empty list. */
export function bibtexNames(names: readonly CslName[], options: LatexOptions): string | undefined {
  const written = names.map((name) => bibtexName(name, options)).filter((name) => name !== '{}')
  return written.length === 0 ? undefined : written.join(' and ')
}

/** Runs of dashes between pages as `--`, as BibTeX asks for. */
export const bibtexPages = (page: string): string => page.replace(/\s+/g, ' ').replace(/ ?[-‐-―]+ ?/g, '--')

/** `3rd` for 3: classic styles put " edition" after it and BibLaTeX ones take it as it is. */
export function bibtexEdition(edition: string): string {
  if (!/^\d{1,3}$/.test(edition)) return edition
  const number = Number(edition)
  const end = number % 100 >= 11 && number % 100 <= 13 ? 'th' : (ORDINAL_ENDS[number % 10] ?? 'th')
  return `${number}${end}`
}

const isoPart = (parts: readonly number[] | undefined): string =>
  (parts ?? []).map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-')

/** `2017-07-12/2017-07-15` for a range, `2025-01-20` for a day, month or year; `undefined` before our era. */
export function isoDate(date: CslDate | undefined): string | undefined {
  const [start, end] = date?.['date-parts'] ?? []
  if (start?.[0] === undefined || start[0] < 0) return undefined
  return end === undefined ? isoPart(start) : `${isoPart(start)}/${isoPart(end)}`
}

/**
 * year and month (an unbraced macro), all that BibTeX has; a day or a range, which would be lost, in BibLaTeX's date
 * besides. The years of a range are joined by `--`.
 */
export function bibtexDate(date: CslDate | undefined): readonly (readonly [string, string])[] {
  const [start, end] = date?.['date-parts'] ?? []
  const [year, month, day] = start ?? []
  if (year === undefined)
    return date?.literal === undefined ? [] : [['year', `{${escapeLatex(date.literal, { ascii: false })}}`]]
  const endYear = end?.[0]
  const years = endYear === undefined || endYear === year ? String(year) : `${year}--${endYear}`
  const season = date?.season === undefined ? undefined : SEASONS[date.season - 1]
  const iso = day === undefined && end === undefined ? undefined : isoDate(date)
  return [
    ['year', `{${years}}`],
    ...(month !== undefined ? [['month', MONTHS[month - 1] ?? 'jan'] as const] : []),
    ...(month === undefined && season !== undefined ? [['month', `{${season}}`] as const] : []),
    ...(iso === undefined ? [] : [['date', `{${iso}}`] as const]),
  ]
}

/** A field that LaTeX reads verbatim (doi, url): no escapes, but nothing that would end the field or break TeX. */
export const verbatim = (value: string): string =>
  value.replace(/[{}\\\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)

/** Rich text of a variable as LaTeX. */
export function latexField(item: CslItem, variable: string, options: LatexOptions): string | undefined {
  const text = textField(item, variable)
  return text === undefined ? undefined : richToLatex(text, { ...options, protectCase: false })
}

/**
 * A title: words with inner capitals braced. In languages that keep their capitals (German nouns) the whole title is
 * braced, since BibTeX styles lower it otherwise.
 */
export function titleField(item: CslItem, variable: string, options: LatexOptions): string | undefined {
  const text = textField(item, variable)
  if (text === undefined) return undefined
  const keepsCapitals = item.language.startsWith('de')
  const latex = richToLatex(text, { ...options, protectCase: !keepsCapitals })
  return keepsCapitals ? `{${latex}}` : latex
}
