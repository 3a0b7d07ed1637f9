import { monthOf } from './date-words.ts'
import { isRecord, textOf } from './raw-value.ts'
import { friendlyVariable } from './structured-keys.ts'
import { isCslType, typeOf } from './types.ts'
import { variableOf } from './variables.ts'

type Raw = Readonly<Record<string, unknown>>
type Parts = Map<string, unknown>

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Keys that only CSL-JSON has, and those that people write in capitals too. */
const CSL_KEYS =
  /^(?:container-title(?:-short)?|event-title|publisher-place|title-short|journalAbbreviation|shortTitle)$/
const SHARED_KEYS = /^(?:DOI|ISBN|ISSN|URL|PMID|PMCID)$/
const FRIENDLY_KEYS =
  /^(?:authors|editors|year|journal|pages|publication_?date|website|place|city|date|doi|url|isbn|book_?title|site_?name|\p{Script=Han}+)$/iu

/** Whether an object is CSL-JSON rather than one of friendly keys. */
export function isCslShaped(raw: Raw): boolean {
  const keys = Object.keys(raw).slice(0, 500)
  if (keys.some((key) => CSL_KEYS.test(key)) || isRecord(raw.issued)) return true
  if (keys.some((key) => FRIENDLY_KEYS.test(key) && !SHARED_KEYS.test(key))) return false
  const type = textOf(raw.type)
  return (
    keys.some((key) => SHARED_KEYS.test(key)) || (type !== undefined && isCslType(type) && /[-_]/.test(type))
  )
}

function inferType(parts: Parts): string {
  const has = (name: string): boolean => parts.has(name)
  if (has('conference')) return 'paper-conference'
  if (
    has('container') &&
    (has('volume') || has('issue') || has('ISSN') || (has('page') && !has('publisher')))
  )
    return 'article-journal'
  if (has('container') && (has('publisher') || has('editor') || has('ISBN'))) return 'chapter'
  if (has('arxiv')) return 'article'
  if (has('ISBN') || has('edition') || has('publisher')) return 'book'
  if (has('URL')) return 'webpage'
  return has('container') ? 'article-journal' : 'document'
}

/** Keys that name the container also tell its kind. */
function typeByKey(raw: Raw): string | undefined {
  const keys = Object.keys(raw).map((key) => key.toLowerCase().replace(/[^\p{L}]/gu, ''))
  const kinds: readonly (readonly [RegExp, string])[] = [
    [/^newspaper$|^报纸$/, 'article-newspaper'],
    [/^magazine$/, 'article-magazine'],
    [/^journal(?:title|name)?$|^期刊|^刊名$/, 'article-journal'],
    [/^booktitle$/, 'chapter'],
    [/^(?:degree|thesistype|school)$|^学位$/, 'thesis'],
    [/^(?:court|reporter)$/, 'legal_case'],
    [/^patentnumber$|^专利号$/, 'patent'],
    [/^(?:website|websitename|sitename)$/, 'webpage'],
  ]
  return kinds.find(([pattern]) => keys.some((key) => pattern.test(key)))?.[1]
}

function gather(raw: Raw): { parts: Parts; other: Record<string, unknown> } {
  const parts: Parts = new Map()
  const other: Record<string, unknown> = {}
  for (const key of Object.keys(raw).slice(0, 500)) {
    const value = raw[key]
    if (isEmpty(value) || key === 'type' || key === 'id') continue
    const friendly = friendlyVariable(key)
    if (friendly !== undefined) parts.has(friendly) || parts.set(friendly, value)
    else {
      const variable = variableOf(key)
      if (variable !== undefined) other[variable] = value
    }
  }
  return { parts, other }
}

function take(parts: Parts, name: string): unknown {
  const value = parts.get(name)
  parts.delete(name)
  return value
}

function settleDate(parts: Parts): void {
  const [year, month, day] = ['year', 'month', 'day'].map((name) => take(parts, name))
  if (parts.has('issued') || year === undefined) return
  const monthNumber = typeof month === 'string' ? (monthOf(month.trim()) ?? month) : month
  const plain = typeof year === 'string' && !/^\s*\d{1,4}\s*$/.test(year)
  parts.set('issued', plain && month === undefined ? year : { 'date-parts': [[year, monthNumber, day]] })
}

function settlePages(parts: Parts): void {
  const [start, end] = [textOf(take(parts, 'page-start')), textOf(take(parts, 'page-end'))]
  const page = parts.get('page')
  const pair = Array.isArray(page)
    ? page
    : isRecord(page)
      ? [page.start ?? page.from ?? page.first, page.end ?? page.to ?? page.last]
      : [start, end]
  const ends = pair
    .slice(0, 2)
    .map(textOf)
    .filter((one) => one !== undefined)
  if (typeof page !== 'string' && typeof page !== 'number' && ends.length > 0)
    parts.set('page', [...new Set(ends)].join('-'))
}

function settleContainer(parts: Parts, type: string): void {
  const container = take(parts, 'container')
  const conference = take(parts, 'conference')
  const institution = take(parts, 'institution')
  if (conference !== undefined) parts.set('event-title', conference)
  const title = container ?? (type === 'paper-conference' ? conference : undefined)
  if (title !== undefined) parts.set('container-title', isRecord(title) ? (title.title ?? title.name) : title)
  if (institution !== undefined && !parts.has('publisher')) parts.set('publisher', institution)
  const publisher = parts.get('publisher')
  if (isRecord(publisher)) {
    parts.set('publisher', publisher.name)
    if (!parts.has('publisher-place'))
      parts.set('publisher-place', publisher.place ?? publisher.city ?? publisher.location)
  }
}

function settleNumbers(parts: Parts, type: string): void {
  const number = parts.get('number')
  if (
    number !== undefined &&
    /^article-/.test(type) &&
    !parts.has('issue') &&
    /^\s*\d{1,4}\s*$/.test(textOf(number) ?? '')
  ) {
    parts.set('issue', take(parts, 'number'))
  }
  const arxiv = textOf(take(parts, 'arxiv'))
  if (arxiv !== undefined) {
    const id = arxiv.trim().replace(/^arxiv:\s*/i, '')
    parts.set('number', `arXiv:${id}`)
    if (!parts.has('publisher')) parts.set('publisher', 'arXiv')
    if (!parts.has('DOI')) parts.set('DOI', `10.48550/arXiv.${id.replace(/v\d+$/, '')}`)
  }
}

/**
 * An object of friendly keys (`{type: 'journal', authors: [...], journal, year, pages}`) as raw CSL-JSON, for
 * `normalizeItem` with `splitNames`. A missing type follows from what is there.
 */
export function fromStructured(raw: Raw): Record<string, unknown> {
  const { parts, other } = gather(raw)
  const given = textOf(raw.type)
  const type = given === undefined ? (typeByKey(raw) ?? inferType(parts)) : (typeOf(given) ?? given)
  settleDate(parts)
  settlePages(parts)
  settleContainer(parts, type)
  settleNumbers(parts, type)
  const degree = given !== undefined && type === 'thesis' && !parts.has('genre') ? degreeOf(given) : undefined
  return {
    ...other,
    ...Object.fromEntries(parts),
    type,
    ...(degree !== undefined && { genre: degree }),
    ...(textOf(raw.id) !== undefined && { id: raw.id }),
  }
}

/** The degree that the type itself names: `phdthesis`, `硕士论文`. */
export function degreeOf(type: string): string | undefined {
  if (/phd|doctor/i.test(type)) return 'Doctoral dissertation'
  if (/master/i.test(type)) return "Master's thesis"
  if (/bachelor/i.test(type)) return "Bachelor's thesis"
  if (/博士/.test(type)) return '博士学位论文'
  return /[硕碩]士/.test(type) ? '硕士学位论文' : undefined
}
