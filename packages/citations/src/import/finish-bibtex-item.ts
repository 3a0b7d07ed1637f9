import { seasonOf } from '../normalize/date-words.ts'
import { languageCode } from '../normalize/language.ts'
import { isRecord } from '../normalize/raw-value.ts'
import { isCslType } from '../normalize/types.ts'

type Raw = Record<string, unknown>
type Fields = ReadonlyMap<string, string>

const ARXIV_JOURNAL =
  /^(?:arxiv(?:\s+preprint|\s+e-prints)?|corr)[\s,:]*(?:(?:arxiv\s*:\s*|abs\/)([\w.-]+(?:\/\d{7})?(?:v\d+)?))?/i
const SUBTYPES: Readonly<Record<string, string>> = {
  magazine: 'article-magazine',
  newspaper: 'article-newspaper',
}
/** Genres that the parser makes of entry types, in the words that styles print. */
const GENRES: Readonly<Record<string, string | undefined>> = {
  phdthesis: 'PhD thesis',
  mastersthesis: "Master's thesis",
  mathesis: "Master's thesis",
  bathesis: "Bachelor's thesis",
  techreport: 'Technical report',
  resreport: 'Research report',
  software: 'Computer software',
  patent: 'Patent',
  patentus: 'U.S. patent',
  patenteu: 'European patent',
  patentde: 'German patent',
  patentfr: 'French patent',
  patentuk: 'British patent',
}

function readArxiv(item: Raw, fields: Fields): void {
  const bare = (field: string): string => (fields.get(field) ?? '').replace(/[{}\s]/g, '')
  const prefix = (bare('archiveprefix') || bare('eprinttype')).toLowerCase()
  const journal = ARXIV_JOURNAL.exec(fields.get('journal') ?? fields.get('journaltitle') ?? '')
  const eprint = bare('eprint')
  const looksArxiv = /^(?:arxiv:)?(?:\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?$/i.test(eprint)
  const id = prefix === 'arxiv' || (prefix === '' && looksArxiv) ? eprint : (journal?.[1] ?? '')
  if (id === '' && journal === null) return
  const published =
    journal === null &&
    (item.type === 'article-journal' || item.type === 'paper-conference') &&
    item['container-title'] !== undefined
  if (published) return
  item.type = 'article'
  delete item['container-title']
  item.publisher ??= 'arXiv'
  if (id === '') return
  const plain = id.replace(/^arxiv:/i, '')
  item.number = `arXiv:${plain}`
  item.DOI ??= `10.48550/arXiv.${plain.replace(/v\d+$/i, '')}`
}

function readType(item: Raw, fields: Fields): void {
  const subtype = (fields.get('entrysubtype') ?? '').replace(/[{}\\]/g, '')
  if (isCslType(subtype) || Object.hasOwn(SUBTYPES, subtype)) {
    item.type = SUBTYPES[subtype] ?? subtype
    if (item.genre === subtype) delete item.genre
  }
  const plainMisc = fields.get('ENTRYTYPE') === 'misc' && item.type === 'document' && subtype === ''
  const address = /https?:\/\/[^\s{}\\]+/.exec(fields.get('howpublished') ?? '')?.[0]
  if (plainMisc && (address !== undefined || item.URL !== undefined)) {
    item.type = 'webpage'
    item.URL ??= address
    if (typeof item.publisher === 'string' && item.publisher.includes('http')) delete item.publisher
  }
  if (fields.get('ENTRYTYPE') === 'inbook' && fields.get('title') !== undefined && !fields.has('booktitle')) {
    // Classic @inbook: the title is the book's, chapter and pages a part of it.
    item.type = 'book'
  }
}

/** Fields that the parser reads for some entry types only. */
const LEFT_OVER = [
  ['journal', 'container-title'],
  ['pages', 'page'],
  ['volume', 'volume'],
  ['pmid', 'PMID'],
  ['issn', 'ISSN'],
  ['isbn', 'ISBN'],
] as const

const LEGAL = /^(?:legal_case|legislation|bill|regulation|hearing|treaty|standard|patent)$/

function readLeftOver(item: Raw, fields: Fields, decode: (value: string) => string): void {
  const legal = LEGAL.test(String(item.type))
  const numbered = ['issue', 'collection-number', 'number'].some((variable) => item[variable] !== undefined)
  const number = numbered ? (['eid', 'number'] as const) : (['number', 'number'] as const)
  const wanted = [...LEFT_OVER, number, ...(legal ? [['institution', 'authority'] as const] : [])]
  if (legal && !fields.has('publisher')) delete item.publisher
  for (const [field, variable] of wanted) {
    const value = fields.get(field)
    const skip = item[variable] !== undefined || (variable === 'container-title' && item.type === 'article')
    if (value !== undefined && !skip) item[variable] = decode(value)
  }
}

/** `month = {Spring}`, as quarterlies have it. */
function readSeason(item: Raw, fields: Fields): void {
  const season = seasonOf((fields.get('month') ?? '').replace(/[{}\s]/g, ''))
  if (season !== undefined && isRecord(item.issued)) item.issued = { ...item.issued, season }
}

/** `langid` is the language of the source; the parser prefers `language`, which may be a list in words. */
function readLanguage(item: Raw, fields: Fields): void {
  const langid = (fields.get('langid') ?? '').replace(/[{}]/g, '')
  if (langid !== '' && languageCode(langid) !== undefined) item.language = langid
}

/** A field that LaTeX reads verbatim, as typed, without the escapes that people put in all the same. */
const readVerbatim = (value: string): string =>
  value
    .replace(/^\\url\s*\{(.*)\}$/s, '$1')
    .replace(/\\([_&%#$~{}])/g, '$1')
    .replace(/(?<!\\)[{}]/g, '')
    .trim()

/**
 * What is left to do after the parser: arXiv preprints, web pages in `@misc`, subtypes, genres in words, fields it reads
 * for some types only. `decode` turns LaTeX into text.
 */
export function finishBibtexItem(item: Raw, fields: Fields, decode: (value: string) => string): Raw {
  readArxiv(item, fields)
  readType(item, fields)
  const genre = typeof item.genre === 'string' ? item.genre : ''
  if (Object.hasOwn(GENRES, genre)) item.genre = GENRES[genre]
  // The parser makes a genre of @techreport itself, which styles would print.
  if (item.type === 'report' && !fields.has('type')) delete item.genre
  readSeason(item, fields)
  readLeftOver(item, fields, decode)
  readLanguage(item, fields)
  for (const [field, variable] of [
    ['url', 'URL'],
    ['doi', 'DOI'],
  ] as const) {
    const value = fields.get(field)
    if (value !== undefined) item[variable] = readVerbatim(value)
  }
  return item
}
